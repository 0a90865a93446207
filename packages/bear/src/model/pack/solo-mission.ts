import { EDGES, FACINGS } from '@sandtable/hex';
import { wholeNumber } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { aiOrderSchema } from './orders.ts';
import { listOf, MOST_CARDS, MOST_HEXES, MOST_ORDERS, MOST_TERMS, MOST_UNITS, title, whole, word } from './bounds.ts';
import { SIDES } from './unit-type.ts';

const side = z.enum(SIDES);
const hex = word;
const hexes = listOf(hex, MOST_HEXES, 1);
const few = whole(0, 20);
const amount = whole(-20, 20);
/** An Order Card number. Whether the pack has it is checked later. */
const number = whole(1, 999);
const flag = z._default(z.boolean(), false);

/** G5.3b: events allowed on a tile. They name no hexes, as a tile does not know the map. */
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
  z.strictObject({ kind: z.literal('playerCaps'), amount }),
  z.strictObject({ kind: z.literal('vp'), side, amount }),
  z.strictObject({ kind: z.literal('endRound') }),
] as const;

export const tileEventSchema = z.discriminatedUnion('kind', TILE_EVENTS);

/** G5.3.4: events allowed on a mission sheet, whose spaces do not move. */
const SHEET_EVENTS = [...TILE_EVENTS, z.strictObject({ kind: z.literal('capSurplus') })] as const;

const sheetEventSchema = z.discriminatedUnion('kind', SHEET_EVENTS);

const trackEventSchema = z.discriminatedUnion('kind', [
  ...SHEET_EVENTS,
  z.strictObject({ kind: z.literal('rumor'), hexes }),
  z.strictObject({
    kind: z.literal('reinforce'),
    units: listOf(word, MOST_UNITS, 1),
    hexes: z._default(listOf(hex, MOST_HEXES), []),
    edge: z.optional(z.enum(EDGES)),
    facing: z._default(z.enum(FACINGS), 'N'),
  }),
  z.strictObject({ kind: z.literal('smoke'), hexes }),
  z.strictObject({ kind: z.literal('airStrike'), hexes }),
]);

const cupSchema = z.strictObject({
  units: z._default(listOf(word, MOST_UNITS), []),
  noEnemy: z._default(few, 0),
  mines: z._default(few, 0),
});

/** S1.0: Order Cards: a range of numbers, and single ones. */
const deckSchema = z.strictObject({
  from: number,
  to: number,
  also: z._default(listOf(number, MOST_CARDS), []),
  without: z._default(listOf(number, MOST_CARDS), []),
});

/** Shared by missions and positions. */
const shape = {
  ai: side,
  deck: z._default(deckSchema, { from: 1, to: 55, also: [], without: [] }),
  track: z._default(
    listOf(
      z.strictObject({
        space: whole(2, 40),
        yellow: flag,
        name: title,
        events: z._default(listOf(trackEventSchema, MOST_TERMS), []),
      }),
      MOST_TERMS,
    ),
    [],
  ),
  length: z._default(wholeNumber(2, 40), 20),
  counteractions: z._default(listOf(aiOrderSchema, MOST_ORDERS), []),
  missionOrders: z._default(listOf(aiOrderSchema, MOST_ORDERS), []),
  cup: z._default(cupSchema, { units: [], noEnemy: 0, mines: 0 }),
  /** S4.1.4: objectives besides Control Markers: a hex, a line of hexes, or an edge. */
  objectives: z._default(
    listOf(
      z.strictObject({ hexes: z._default(listOf(hex, MOST_HEXES), []), edge: z.optional(z.enum(EDGES)) }),
      MOST_TERMS,
    ),
    [],
  ),
};

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;

const startVp = z._default(amount, 0);

export const soloMissionSchema = z.strictObject({
  ...shape,
  difficulty: z.enum(DIFFICULTIES),
  /** S1.0: VP from the start. Optional, so that packs without it keep their hash. */
  startVp: z.optional(z.strictObject({ german: startVp, soviet: startVp })),
});
export type SoloMission = z.infer<typeof soloMissionSchema>;

export const soloPositionSchema = z.strictObject({
  ...shape,
  marker: z._default(wholeNumber(1, 40), 1),
  rumors: z._default(listOf(z.strictObject({ at: hex, spent: flag }), MOST_UNITS), []),
  justActed: z._default(listOf(word, MOST_UNITS), []),
});
export type SoloPosition = z.infer<typeof soloPositionSchema>;
export type SoloPart = Pick<SoloPosition, keyof typeof shape>;

/** G5.3.1 */
export const POSTURES = ['defense', 'offense'] as const;
export type Posture = (typeof POSTURES)[number];

const space = whole(2, 40);

/** The AI units a tile's orders are for: any, or those the top of its card gave or chose. */
const TILE_AMONG = ['any', 'card'] as const;

/** G6.1: parameters always apply to the AI units the top of its card gave or chose. */
const parameterSchema = z.discriminatedUnion('kind', [
  /** S5.3.2: all their moves are Low Risk. */
  z.strictObject({ kind: z.literal('lowRisk') }),
]);

const common = {
  number: whole(1, 99),
  side: z.enum(SIDES),
  posture: z.enum(POSTURES),
  among: z._default(z.enum(TILE_AMONG), 'any'),
  /** G6.1: in force for the whole game. */
  parameters: z._default(listOf(parameterSchema, MOST_TERMS), []),
};

/**
 * G5.3b: one side of a tile. Counteractions and Mission Orders are orders; track tiles hold events, and leap along the
 * track.
 */
export const aiTileSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('counteraction'), order: aiOrderSchema }),
  z.strictObject({ ...common, kind: z.literal('missionOrder'), order: aiOrderSchema }),
  z.strictObject({
    ...common,
    kind: z.literal('track'),
    name: title,
    /** G5.5c: also executed when the marker passes it. */
    yellow: z._default(z.boolean(), false),
    events: listOf(tileEventSchema, MOST_TERMS, 1),
  }),
]);
export type AiTileSource = z.input<typeof aiTileSchema>;
export type AiTile = z.infer<typeof aiTileSchema>;

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
  /** G5.5.1: the space where the mission ends, by number of rounds. */
  ends: listOf(z.strictObject({ rounds: whole(1, 40), space }), MOST_TERMS, 1),
  /** G5.3.2, G5.3.3: on space 3 unless a tile covers it. */
  counteraction: aiOrderSchema,
  missionOrder: aiOrderSchema,
});
export type MissionSheetSource = z.input<typeof missionSheetSchema>;
export type MissionSheet = z.infer<typeof missionSheetSchema>;
