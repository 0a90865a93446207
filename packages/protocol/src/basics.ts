import * as z from 'zod/mini';

/** Raised when older pages can no longer talk to this server: they are told to reload. */
export const PROTOCOL = 3;

/**
 * The address of the socket. The server ignores the match in it; a proxy can route by it, so that all players of a match reach one
 * server. A page that is at no match names none.
 */
export function socketPath(match: string | null): string {
  return `/api/socket?v=${PROTOCOL}${match === null ? '' : `&match=${encodeURIComponent(match)}`}`;
}

/** In bytes; no sentence of any game comes near. */
export const LONGEST_MESSAGE = 16_000;

/** In letters. */
export const LONGEST_NAME = 40;

export const id = z.string().check(z.minLength(1), z.maxLength(64));
export const seat = z.string().check(z.minLength(1), z.maxLength(60));
export const seq = z.int().check(z.minimum(0), z.maximum(1_000_000));
export const token = z.string().check(z.minLength(1), z.maxLength(100));

/** A schema as JSON Schema, for the page that documents the requests. */
export function jsonSchemaOf(schema: z.ZodMiniType): object {
  return z.toJSONSchema(schema);
}
