import { EDGES, FACINGS } from '@sandtable/hex';
import { wholeNumber } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { aiOrderSchema } from './ai-order-schema.ts';
import { SIDES } from './unit-type.ts';

const side = z.enum(SIDES);
const hex = z.string();
const hexes = z.array(hex).check(z.minLength(1));
const few = z.int().check(z.minimum(0), z.maximum(20));
const flag = z._default(z.boolean(), false);

/** G5.3b: what may stand on a tile: it names no hexes, for it does not know the map. */
const TILE_EVENTS = [
  z.strictObject({ kind: z.literal('rumorAtCardHex'), count: few }),
  z.strictObject({ kind: z.literal('order'), order: aiOrderSchema, asAction: flag }),
  z.strictObject({ kind: z.literal('confusion'), asAction: flag }),
  z.strictObject({ kind: z.literal('swiftAction') }),
  z.strictObject({ kind: z.literal('asCommand') }),
  z.strictObject({ kind: z.literal('commandExperience'), cards: few }),
  z.strictObject({ kind: z.literal('smokeAtCardHex'), count: few }),
  z.strictObject({ kind: z.literal('drawDefense'), count: few }),
  z.strictObject({ kind: z.literal('barrage') }),
  z.strictObject({ kind: z.literal('playerCaps'), amount: z.int() }),
  z.strictObject({ kind: z.literal('vp'), side, amount: z.int() }),
  z.strictObject({ kind: z.literal('endRound') }),
] as const;

export const tileEventSchema = z.discriminatedUnion('kind', TILE_EVENTS);

/** G5.3.4: the same for the sheet of a mission, whose spaces stay where they are. */
const SHEET_EVENTS = [...TILE_EVENTS, z.strictObject({ kind: z.literal('capSurplus') })] as const;

export const sheetEventSchema = z.discriminatedUnion('kind', SHEET_EVENTS);

/** S7.2: what may stand on a space of the track. */
const trackEventSchema = z.discriminatedUnion('kind', [
  ...SHEET_EVENTS,
  z.strictObject({ kind: z.literal('rumor'), hexes }),
  z.strictObject({
    kind: z.literal('reinforce'),
    units: z.array(z.string()).check(z.minLength(1)),
    hexes: z._default(z.array(hex), []),
    edge: z.optional(z.enum(EDGES)),
    facing: z._default(z.enum(FACINGS), 'N'),
  }),
  z.strictObject({ kind: z.literal('smoke'), hexes }),
  z.strictObject({ kind: z.literal('airStrike'), hexes }),
]);

/** What the Rumored Enemy cup is filled with. */
const cupSchema = z.strictObject({
  units: z._default(z.array(z.string()), []),
  noEnemy: z._default(few, 0),
  mines: z._default(few, 0),
});

/** S1.0: numbers of Order Cards, from one to another, and single ones besides. */
const deckSchema = z.strictObject({
  from: z.int(),
  to: z.int(),
  also: z._default(z.array(z.int()), []),
  without: z._default(z.array(z.int()), []),
});

/** What is the same in a mission and in a position. */
const shape = {
  /** The side that the AI has. */
  ai: side,
  deck: z._default(deckSchema, { from: 1, to: 55, also: [], without: [] }),
  track: z._default(
    z.array(
      z.strictObject({
        space: z.int().check(z.minimum(2), z.maximum(40)),
        yellow: flag,
        /** What players read on it. */
        name: z.string(),
        events: z._default(z.array(trackEventSchema), []),
      }),
    ),
    [],
  ),
  length: z._default(wholeNumber(2, 40), 20),
  counteractions: z._default(z.array(aiOrderSchema), []),
  missionOrders: z._default(z.array(aiOrderSchema), []),
  cup: z._default(cupSchema, { units: [], noEnemy: 0, mines: 0 }),
  /** S4.1.4: besides Control Markers: a hex, a line of hexes, or an edge. */
  objectives: z._default(
    z.array(z.strictObject({ hexes: z._default(z.array(hex), []), edge: z.optional(z.enum(EDGES)) })),
    [],
  ),
};

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;

const startVp = z._default(z.int().check(z.minimum(-20), z.maximum(20)), 0);

/** The solo part of a mission. */
export const soloMissionSchema = z.strictObject({
  ...shape,
  difficulty: z.enum(DIFFICULTIES),
  /** S1.0: what a side has from the start. A field that was added later: packs without it keep their hash. */
  startVp: z.optional(z.strictObject({ german: startVp, soviet: startVp })),
});
export type SoloMission = z.infer<typeof soloMissionSchema>;

/** The same of a position: in the middle of it all. */
export const soloPositionSchema = z.strictObject({
  ...shape,
  marker: z._default(wholeNumber(1, 40), 1),
  rumors: z._default(z.array(z.strictObject({ at: hex, spent: flag })), []),
  justActed: z._default(z.array(z.string()), []),
});
export type SoloPosition = z.infer<typeof soloPositionSchema>;
export type SoloPart = Pick<SoloPosition, keyof typeof shape>;
