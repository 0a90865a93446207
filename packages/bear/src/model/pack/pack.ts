import * as z from 'zod/mini';
import type { Board, BoardSource } from '../../board/board.ts';
import { MOVE_CLASSES } from '../../board/terrain.ts';
import { type ActionCard, CARD_GROUPS, CARD_KINDS, CARD_PAYMENTS, type OrderCard } from './cards.ts';
import { orderCardSchema } from './orders.ts';
import {
  type AiTile,
  aiTileSchema,
  type AiTileSource,
  type MissionSheet,
  missionSheetSchema,
  type MissionSheetSource,
} from './solo-mission.ts';
import { FORTS } from '../battle/marker.ts';
import { listOf, MOST_CARDS, MOST_UNITS, title, whole } from './bounds.ts';
import { type Counter, type DefenseCounter, HIT_KINDS, HIT_PILES, type HitMarker } from './counters.ts';
import {
  type ConditionCard,
  conditionCardSchema,
  type ConditionCardSource,
  type GeneratorCard,
  generatorCardSchema,
  type GeneratorCardSource,
  type Guideline,
  guidelineSchema,
  type GuidelineSource,
} from './generator.ts';
import { type Mission, missionSchema, type MissionSource } from './mission.ts';
import { COLOURS, FLAMETHROWERS, SIDES, SMOKE_RANGES, UNIT_KINDS, type UnitType } from './unit-type.ts';
import type { UnitId } from '../ids.ts';

/** The content of the game, checked and ready to play. */
export interface Pack {
  readonly id: string;
  readonly name: string;
  /** Does not cover names: a pack that only renames things is the same pack to a saved match. */
  readonly hash: string;
  readonly unitTypes: readonly UnitType[];
  readonly counters: readonly Counter[];
  /** Word of a counter to its index. */
  readonly counterPlaces: ReadonlyMap<string, UnitId>;
  readonly boards: readonly Board[];
  readonly hitMarkers: readonly HitMarker[];
  readonly actionCards: readonly ActionCard[];
  readonly orderCards: readonly OrderCard[];
  readonly defenseCounters: readonly DefenseCounter[];
  readonly missions: readonly Mission[];
  /** All missions, including those fitted later. */
  readonly missionIds: readonly string[];
  /** G1.0-G5.3: for generated battles; empty in a pack without them. */
  readonly guidelines: readonly Guideline[];
  readonly generatorCards: readonly GeneratorCard[];
  readonly conditionCards: readonly ConditionCard[];
  readonly aiTiles: readonly AiTile[];
  readonly missionSheets: readonly MissionSheet[];
}

/** The content as written: constants in ours, JSON in others. */
export interface PackSource {
  readonly id: string;
  readonly name: string;
  readonly unitTypes: readonly UnitType[];
  readonly boards: readonly BoardSource[];
  readonly hitMarkers: readonly HitMarker[];
  readonly actionCards: readonly ActionCard[];
  readonly orderCards: readonly OrderCard[];
  readonly defenseCounters: readonly DefenseCounter[];
  readonly missions: readonly Mission[];
  readonly guidelines: readonly Guideline[];
  readonly generatorCards: readonly GeneratorCard[];
  readonly conditionCards: readonly ConditionCard[];
  readonly aiTiles: readonly AiTile[];
  readonly missionSheets: readonly MissionSheet[];
}

/** Lists a pack may leave out. */
interface Extras {
  readonly missions?: readonly MissionSource[] | undefined;
  readonly guidelines?: readonly GuidelineSource[] | undefined;
  readonly generatorCards?: readonly GeneratorCardSource[] | undefined;
  readonly conditionCards?: readonly ConditionCardSource[] | undefined;
  readonly aiTiles?: readonly AiTileSource[] | undefined;
  readonly missionSheets?: readonly MissionSheetSource[] | undefined;
}

export interface PackInput extends Omit<PackSource, keyof Extras | 'defenseCounters'>, Extras {
  readonly defenseCounters?: readonly DefenseCounter[] | undefined;
}

const word = z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'));
const number = whole(1, 99);
const cost = whole(0, 20);
const bonus = whole(0, 6);
const figure = whole(-9, 30);
const firepower = z.strictObject({ red: z.nullable(figure), blue: z.nullable(figure) });
const rating = z.strictObject({ dr: figure, colour: z.enum(COLOURS) });

const unitTypeSchema: z.ZodMiniType<UnitType> = z.strictObject({
  id: word,
  side: z.enum(SIDES),
  name: title,
  kind: z.enum(UNIT_KINDS),
  numbers: listOf(number, 99, 1),
  attackCost: z.nullable(cost),
  indirectCost: z.nullable(cost),
  turret: z.boolean(),
  moveCost: cost,
  moveClass: z.enum(MOVE_CLASSES),
  wheelBonus: bonus,
  trackBonus: bonus,
  firepower,
  whiteBox: z.strictObject({ red: z.boolean(), blue: z.boolean() }),
  range: z.strictObject({ min: cost, max: figure }),
  flank: rating,
  front: rating,
  openTop: z.boolean(),
  passengerShield: bonus,
  highExplosive: z.boolean(),
  smoke: z.enum(SMOKE_RANGES),
  flamethrower: z.enum(FLAMETHROWERS),
  pioneer: z.boolean(),
  infantryGun: z.boolean(),
  points: whole(0, 999),
});

/** Our boards have about 2,000 characters. */
const LONGEST_DRAWING = 20_000;

/** A drawing may be a list of its lines. */
export function wholeDrawing(drawing: string | string[]): string {
  return typeof drawing === 'string' ? drawing : drawing.join('\n');
}

const boardSchema: z.ZodMiniType<BoardSource> = z.strictObject({
  id: word,
  name: title,
  drawing: z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.pipe(z.transform(wholeDrawing), z.string().check(z.maxLength(LONGEST_DRAWING))),
  ),
});

const hitMarkerSchema: z.ZodMiniType<HitMarker> = z.strictObject({
  pile: z.enum(HIT_PILES),
  kind: z.enum(HIT_KINDS),
  copies: number,
  destroys: z.boolean(),
  rally: z.nullable(figure),
  mayAttack: z.boolean(),
  mayMove: z.boolean(),
  attackCost: figure,
  moveCost: figure,
  firepower,
  range: z.nullable(cost),
  front: figure,
  flank: figure,
});

const actionCardSchema: z.ZodMiniType<ActionCard> = z.strictObject({
  id: word,
  name: z.optional(title),
  number: z.nullable(number),
  kind: z.enum(CARD_KINDS),
  side: z.nullable(z.enum(SIDES)),
  copies: number,
  cost: z.nullable(z.strictObject({ amount: number, pay: z.enum(CARD_PAYMENTS) })),
  group: z.enum(CARD_GROUPS),
});

const defenseCounterSchema: z.ZodMiniType<DefenseCounter> = z.strictObject({
  faces: z.tuple([z.enum(FORTS), z.enum(FORTS)]),
  copies: number,
});

const MOST_BOARDS = 99;

const MOST_KINDS = 40;

const extraLists = {
  defenseCounters: z._default(listOf(defenseCounterSchema, MOST_KINDS), []),
  missions: z._default(listOf(missionSchema, MOST_CARDS), []),
  guidelines: z._default(listOf(guidelineSchema, MOST_CARDS), []),
  generatorCards: z._default(listOf(generatorCardSchema, MOST_CARDS), []),
  conditionCards: z._default(listOf(conditionCardSchema, MOST_CARDS), []),
  aiTiles: z._default(listOf(aiTileSchema, MOST_CARDS), []),
  missionSheets: z._default(listOf(missionSheetSchema, MOST_CARDS), []),
};

export const packSchema: z.ZodMiniType<PackSource> = z.strictObject({
  id: word,
  name: title,
  unitTypes: listOf(unitTypeSchema, MOST_UNITS, 1),
  boards: listOf(boardSchema, MOST_BOARDS, 1),
  hitMarkers: listOf(hitMarkerSchema, MOST_KINDS, 1),
  actionCards: listOf(actionCardSchema, MOST_CARDS),
  orderCards: listOf(orderCardSchema, MOST_CARDS),
  ...extraLists,
});

/** A pack that builds on ours: every list may be left out. */
export const extensionSchema: z.ZodMiniType<PackSource> = z.strictObject({
  id: word,
  name: title,
  unitTypes: z._default(listOf(unitTypeSchema, MOST_UNITS), []),
  boards: z._default(listOf(boardSchema, MOST_BOARDS), []),
  hitMarkers: z._default(listOf(hitMarkerSchema, MOST_KINDS), []),
  actionCards: z._default(listOf(actionCardSchema, MOST_CARDS), []),
  orderCards: z._default(listOf(orderCardSchema, MOST_CARDS), []),
  ...extraLists,
});
