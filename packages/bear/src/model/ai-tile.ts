import * as z from 'zod/mini';
import { aiOrderSchema } from './ai-order-schema.ts';
import { listOf, MOST_TERMS, title, whole } from './bounds.ts';
import { sheetEventSchema, tileEventSchema } from './solo-schema.ts';
import { SIDES } from './unit-type.ts';

/** G5.3.1 */
export const POSTURES = ['defense', 'offense'] as const;
export type Posture = (typeof POSTURES)[number];

/** Of the Mission Track. */
const space = whole(2, 40);

/** Which AI the orders of a tile are for: any, or those that the top of its card has given or chosen. */
const TILE_AMONG = ['any', 'card'] as const;

/** G6.1: always of the AI that the top of its card has given or chosen. */
const parameterSchema = z.discriminatedUnion('kind', [
  /** They make every move as Low Risk (S5.3.2). */
  z.strictObject({ kind: z.literal('lowRisk') }),
]);

const common = {
  number: whole(1, 99),
  side: z.enum(SIDES),
  posture: z.enum(POSTURES),
  among: z._default(z.enum(TILE_AMONG), 'any'),
  /** G6.1: hold from the first turn to the last. */
  parameters: z._default(listOf(parameterSchema, MOST_TERMS), []),
};

/** G5.3b: one side of a tile. Counteractions and Mission Orders are orders; those of the track are events, which leap. */
export const aiTileSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('counteraction'), order: aiOrderSchema }),
  z.strictObject({ ...common, kind: z.literal('missionOrder'), order: aiOrderSchema }),
  z.strictObject({
    ...common,
    kind: z.literal('track'),
    name: title,
    /** G5.5c: executed also where the marker passes it. */
    yellow: z._default(z.boolean(), false),
    events: listOf(tileEventSchema, MOST_TERMS, 1),
  }),
]);
export type AiTileSource = z.input<typeof aiTileSchema>;
export type AiTile = z.infer<typeof aiTileSchema>;

/** G5.3.4, G5.3.5: a side of the Solo Mission Sheet. */
export const missionSheetSchema = z.strictObject({
  posture: z.enum(POSTURES),
  /** G5.4a */
  deck: z.strictObject({ from: whole(1, 99), to: whole(1, 99) }),
  track: listOf(
    z.strictObject({
      space: whole(2, 40),
      yellow: z._default(z.boolean(), false),
      name: title,
      events: listOf(sheetEventSchema, MOST_TERMS),
    }),
    MOST_TERMS,
  ),
  /** G5.5: the spaces of tiles 1a-1e and 2a-2e. */
  tiles: listOf(listOf(space, MOST_TERMS), MOST_TERMS),
  /** G5.5.1: by rounds: the space where the mission ends. */
  ends: listOf(z.strictObject({ rounds: whole(1, 40), space }), MOST_TERMS, 1),
  /** G5.3.2, G5.3.3: what stands on space 3 unless a tile does. */
  counteraction: aiOrderSchema,
  missionOrder: aiOrderSchema,
});
export type MissionSheetSource = z.input<typeof missionSheetSchema>;
export type MissionSheet = z.infer<typeof missionSheetSchema>;
