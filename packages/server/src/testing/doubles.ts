// The outside, as real services on this machine: a push service, a webhook, a mail server. Each keeps what came.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Came {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

interface Double {
  readonly url: string;
  readonly came: readonly Came[];
  /** What it answers with from now on. */
  status: number;
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('a TCP server has a port');
  return at.port;
}

/** An endpoint that takes whatever is posted. */
export async function hook(): Promise<Double> {
  const came: Came[] = [];
  const double = { url: '', came, status: 204 };
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      came.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(double.status).end();
    });
  });
  double.url = `http://127.0.0.1:${await portOf(http)}`;
  onTestFinished(() => {
    http.close();
    http.closeAllConnections();
  });
  return double;
}

/** A browser that has agreed to pushes, at a push service. */
export class PushedBrowser {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = Buffer.from('sixteen bytes !!');
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.#ecdh.generateKeys();
    this.endpoint = endpoint;
  }

  get subscription(): { readonly endpoint: string; readonly p256dh: string; readonly auth: string } {
    const p256dh = this.#ecdh.getPublicKey('base64url');
    return { endpoint: this.endpoint, p256dh, auth: this.#auth.toString('base64url') };
  }

  /** RFC 8291 and RFC 8188, from their text. */
  read({ body, headers }: Came): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not as RFC 8291 has it');
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const own = this.#ecdh.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.#ecdh.computeSecret(sender), this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

/** Who says that a push is his (RFC 8292), if he has signed it with this key. */
export function vapidClaims({ headers }: Came, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error(`another key: ${key}`);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(publicKey, 'base64url');
  const [x, y] = [raw.subarray(1, 33).toString('base64url'), raw.subarray(33).toString('base64url')];
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const options = { key: jwk, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), options, Buffer.from(signature, 'base64url')))
    throw new Error('not signed by that key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

interface MailServer {
  readonly url: string;
  readonly letters: readonly { readonly to: string; readonly text: string }[];
  /** Addresses that do not exist. */
  readonly unknown: Set<string>;
  /** It takes nothing for now. */
  isBusy: boolean;
}

/** A mail server that keeps what it is handed. */
export async function mailServer(): Promise<MailServer> {
  const letters: { to: string; text: string }[] = [];
  const server = { url: '', letters, unknown: new Set<string>(), isBusy: false };
  const tcp = createTcpServer((socket) => {
    let [to, text, isLetter] = ['', '', false];
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 test');
    let rest = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const lines = (rest + data.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isLetter && line === '.') {
          letters.push({ to, text: unquoted(text) });
          [text, isLetter] = ['', false];
          say('250 kept');
        } else if (isLetter) text += `${line.replace(/^\./, '')}\n`;
        else if (/^(?:EHLO|HELO)/.test(line)) say('250 test');
        else if (line.startsWith('MAIL')) say(server.isBusy ? '451 not now' : '250 yes');
        else if (line.startsWith('RCPT')) {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          say(server.unknown.has(to) ? '550 no such user' : '250 yes');
        } else if (line === 'DATA') {
          isLetter = true;
          say('354 go on');
        } else {
          say(line === 'QUIT' ? '221 bye' : '250 yes');
          if (line === 'QUIT') socket.end();
        }
      }
    });
  });
  server.url = `smtp://127.0.0.1:${await portOf(tcp)}`;
  onTestFinished(() => void tcp.close());
  return server;
}

/** Long lines of its head in one, and its text as it was before it was made quoted-printable. */
function unquoted(letter: string): string {
  const [head = '', ...text] = letter.split('\n\n');
  const plain = text
    .join('\n\n')
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  return `${head.replaceAll(/\n\s+/g, ' ')}\n\n${plain}`;
}
