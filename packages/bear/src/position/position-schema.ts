import { FACINGS } from '@sandtable/hex';
import * as z from 'zod/mini';
import { mapPlanSchema } from '../board/map-plan.ts';
import { HIT_KINDS } from '../model/hit-marker.ts';
import { optionsSchema } from '../model/options.ts';

const facing = z.enum(FACINGS);

/** A counter by its number, or by its type where the number does not matter: then the first that is free. */
const unitSchema = z.strictObject({
  unit: z.optional(z.string()),
  type: z.optional(z.string()),
  at: z.string(),
  facing: z._default(facing, 'N'),
  spent: z._default(z.boolean(), false),
  hit: z.optional(z.enum(HIT_KINDS)),
  carrier: z.optional(z.string()),
  inside: z._default(z.boolean(), false),
  hasty: z._default(z.boolean(), false),
});

const markerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('smoke'), at: z.string(), dm: z.enum({ light: 1, heavy: 2 }) }),
  z.strictObject({ kind: z.literal('bunker'), at: z.string(), facing }),
  z.strictObject({ kind: z.enum(['trench', 'wire', 'roadBlock', 'mine']), at: z.string() }),
]);

export const positionSchema = z.strictObject({
  game: z.literal('bear'),
  map: mapPlanSchema,
  options: z.prefault(optionsSchema, {}),
  units: z._default(z.array(unitSchema), []),
  markers: z._default(z.array(markerSchema), []),
});

export type PositionFile = z.infer<typeof positionSchema>;
export type UnitEntry = PositionFile['units'][number];
export type MarkerEntry = PositionFile['markers'][number];
