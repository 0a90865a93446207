import * as z from 'zod/mini';

/** Raised when an older page could no longer talk to this server: it is told to reload. */
export const PROTOCOL = 2;

/** Where the socket is. The server does not need the match: a proxy that goes by it sends all who play it to one server. */
export function socketPath(match: string): string {
  return `/api/socket?v=${PROTOCOL}&match=${encodeURIComponent(match)}`;
}

/** Bytes; no sentence of any game comes near. */
export const LONGEST_MESSAGE = 16_000;

/** Letters of a name. */
export const LONGEST_NAME = 40;

export const id = z.string().check(z.minLength(1), z.maxLength(64));
export const seat = z.string().check(z.minLength(1), z.maxLength(60));
export const seq = z.int().check(z.minimum(0), z.maximum(1_000_000));
export const token = z.string().check(z.minLength(1), z.maxLength(100));

/** A schema as JSON, for the page that tells of them. */
export function jsonSchemaOf(schema: z.ZodMiniType): object {
  return z.toJSONSchema(schema);
}
