import type { AnswerTo, BodyFor } from '@sandtable/protocol';
import type { PasskeyRow } from '../store/notice-rows.ts';
import type { Person } from '../store/people.ts';
import { type Chance, hashOfSecret } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

interface PasskeysPlan {
  readonly store: Store;
  readonly chance: Chance;
  now(): number;
}

/** Where passkeys are valid: a host name, and the origin of the pages that may ask for them. */
export interface Place {
  readonly name: string;
  readonly origin: string;
}

type Ceremony = AnswerTo<'POST /api/passkeys/begin'>;

/** Milliseconds to find the key and use it. */
const CHALLENGE_MS = 5 * 60_000;
const MOST = 10;

const library = () => import('@simplewebauthn/server');

/** Keys held by a device or a keychain, to sign a person in for good, without a password. */
export class Passkeys {
  readonly #plan: PasskeysPlan;

  constructor(plan: PasskeysPlan) {
    this.#plan = plan;
  }

  of(person: Person): Promise<readonly PasskeyRow[]> {
    return this.#plan.store.passkeys.of(person.id);
  }

  remove(person: Person, id: string): Promise<void> {
    return this.#plan.store.passkeys.remove(id, person.id);
  }

  async beginAdding({ id, name }: Person, place: Place): Promise<Ceremony> {
    const { generateRegistrationOptions } = await library();
    const known = await this.of({ id, name });
    const options = await generateRegistrationOptions({
      ...{ rpName: 'Sandtable', rpID: place.name, userName: name, userID: new TextEncoder().encode(id) },
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
      // The key must name its owner: someone signing in is still unknown.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      challenge: this.#plan.chance(),
    });
    await this.#challenge(options.challenge, id);
    return { publicKey: { ...options } };
  }

  /** False if it was not made for this person, here and now. */
  async add(person: Person, { name, credential }: BodyFor<'POST /api/me/passkeys'>, place: Place): Promise<boolean> {
    const { store, now } = this.#plan;
    if ((await this.of(person)).length >= MOST) return false;
    const { verifyRegistrationResponse } = await library();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: (challenge) => this.#take(challenge, person.id),
        expectedOrigin: place.origin,
        expectedRPID: place.name,
        requireUserVerification: false,
      });
      if (!verified) return false;
      const { id, publicKey, counter } = registrationInfo.credential;
      const key = Buffer.from(publicKey).toString('base64url');
      const row = { id, person: person.id, public_key: key, counter, name, created_at: now(), used_at: null };
      return await store.passkeys.add(row);
    } catch (error) {
      return refusedBy(error);
    }
  }

  async beginSigningIn(place: Place): Promise<Ceremony> {
    const { generateAuthenticationOptions } = await library();
    const challenge = this.#plan.chance();
    const options = await generateAuthenticationOptions({
      ...{ rpID: place.name, challenge, userVerification: 'preferred' },
    });
    await this.#challenge(options.challenge, null);
    return { publicKey: { ...options } };
  }

  /** Returns the passkey's person, with a new key for this device; undefined if the passkey is unknown or a copy. */
  async signIn(
    { credential }: BodyFor<'POST /api/passkeys/sign-in'>,
    place: Place,
  ): Promise<{ readonly person: Person; readonly secret: string } | undefined> {
    const { store, chance, now } = this.#plan;
    const passkey = await store.passkeys.find(credential.id);
    if (passkey === undefined) return undefined;
    const { userHandle, ...response } = credential.response;
    const { verifyAuthenticationResponse } = await library();
    const verified = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(typeof userHandle === 'string' ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => this.#take(challenge, null),
      expectedOrigin: place.origin,
      expectedRPID: place.name,
      credential: {
        ...{ id: passkey.id, counter: passkey.counter },
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      },
      requireUserVerification: false,
    }).catch(refusedBy);
    if (verified === false || !verified.verified) return undefined;
    const secret = chance();
    const key = { hash: hashOfSecret(secret), now: now() };
    const person = await store.passkeys.signIn(passkey, verified.authenticationInfo.newCounter, key);
    return person && { person, secret };
  }

  async #challenge(challenge: string, person: string | null): Promise<void> {
    const { store, now } = this.#plan;
    const expires = now() + CHALLENGE_MS;
    await store.passkeys.challenge({ hash: hashOfSecret(challenge), person, expires_at: expires }, now());
  }

  /** Each challenge is valid once, for the person it was made for. */
  async #take(challenge: string, person: string | null): Promise<boolean> {
    const taken = await this.#plan.store.passkeys.take(hashOfSecret(challenge), this.#plan.now());
    return taken !== undefined && taken.person === person;
  }
}

/** The library throws at what it rejects; a failing database must not count as a rejection. */
function refusedBy(error: unknown): false {
  if (error instanceof Error && !('code' in error) && !('errcode' in error)) return false;
  throw error;
}
