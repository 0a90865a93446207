import * as z from 'zod/mini';
import type { Result } from './result.ts';
import { checkShape } from './shape.ts';

const sourceSchema = z.looseObject({
  position: z.optional(z.nullable(z.looseObject({ options: z.optional(z.unknown()) }))),
});

/**
 * What a match is played by, from outside, in one record. The switches of a position stand in the position itself; what is said
 * beside it counts more.
 */
export function withPositionOptions(raw: unknown): Result<Readonly<Record<string, unknown>>> {
  const source = checkShape(sourceSchema, raw, 'options');
  if (!source.ok) return source;
  const within = source.value.position?.options;
  const switches = typeof within === 'object' && within !== null ? within : {};
  return { ok: true, value: { ...switches, ...source.value } };
}
