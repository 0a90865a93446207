import * as z from 'zod/mini';
import { id, LONGEST_NAME } from './basics.ts';

const bytes = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/));
const credentialId = z.string().check(z.minLength(1), z.maxLength(1400), z.regex(/^[\w-]+$/));

/** A browser's passkey as given by `toJSON`; other fields are ignored. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

export const PASSKEY_REQUESTS = {
  addPasskey: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME)),
    credential: z.object({
      ...credential,
      response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
    }),
  }),
  signIn: z.strictObject({
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
      }),
    }),
  }),
};

export const PASSKEY_ANSWERS = {
  passkeys: z.object({
    passkeys: z.array(z.object({ id, name: z.string(), createdAt: z.number(), usedAt: z.nullable(z.number()) })),
  }),
  /** For `navigator.credentials`, as the JSON that browsers accept. */
  ceremony: z.object({ publicKey: z.record(z.string(), z.unknown()) }),
};
