// An authenticator: what a browser and a security key make of a challenge, from the text of WebAuthn.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Wish {
  /** Of the page that asks; a browser tells the truth about it. */
  readonly origin: string;
  readonly name?: string;
}

export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  /** How often it has signed. */
  counter = 0;

  get id(): string {
    return this.#id.toString('base64url');
  }

  /** A new credential. */
  make(challenge: string, { origin, name = 'localhost' }: Wish): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const point = (head: string, value: string): Buffer => Buffer.concat([hex(head), Buffer.from(value, 'base64url')]);
    // A map of CBOR: an elliptic key of P-256, for ES256.
    const key = Buffer.concat([hex('a5010203262001'), point('215820', x), point('225820', y)]);
    const length = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([this.#data(name, 0x45), Buffer.alloc(16), length, this.#id, key]);
    const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
    const attestation = Buffer.concat([
      ...[hex('a3'), text('fmt'), text('none'), text('attStmt'), hex('a0'), text('authData')],
      ...[Buffer.from([0x58, data.length]), data],
    ]);
    const response = {
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    };
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  /** Signs a challenge. */
  sign(challenge: string, { origin, name = 'localhost' }: Wish): object {
    this.counter += 1;
    const client = clientData('webauthn.get', challenge, origin);
    const data = this.#data(name, 0x05);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    };
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  #data(name: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(name).digest(), Buffer.from([flags]), counter]);
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function hex(text: string): Buffer {
  return Buffer.from(text, 'hex');
}
