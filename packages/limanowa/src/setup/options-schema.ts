import { wholeNumber } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { EFFECTS } from '../model/battlecard.ts';
import { SIDES } from '../model/forces.ts';
import { type Goal, GRADES, LEVELS, type MapPlace, type ObjectivePlan } from '../model/mission.ts';
import { GARRISON_RULES, type Position, type Switches } from '../model/options.ts';
import { DICE } from '../model/pack.ts';

// Shared by packs, missions and positions.

/** Unit and hex numbers have two digits, and ranges are kept in a table of all pairs. */
export const MOST_UNITS = 40;
export const MOST_HEXES = 40;
export const MOST_ROUNDS = 99;
/** L5b: in a hand. */
const MOST_CARDS = 20;
/** L1b */
export const MOST_CORPS = 4;
/** L11a: more than any map has towns. */
export const MOST_OBJECTIVES = 40;

const LONGEST_NAME = 60;

export const word = z
  .string()
  .check(z.maxLength(LONGEST_NAME), z.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'));
export const reference = z.string().check(z.maxLength(LONGEST_NAME));

/** Characters that are invisible or spoil the rest of the line. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** Single-line text for readers. */
export function line(most: number): z.ZodMiniType<string> {
  return z.string().check(
    z.minLength(1),
    z.maxLength(most),
    z.refine((text) => !HIDDEN.test(text), { error: 'text without control characters' }),
  );
}

export const title = line(LONGEST_NAME);

export const sideSchema = z.enum(SIDES);

export const placeSchema: z.ZodMiniType<MapPlace> = z.tuple([z.int(), z.int()]);

export const objectiveSchema: z.ZodMiniType<ObjectivePlan> = z.strictObject({
  at: placeSchema,
  grade: z.enum(GRADES),
});

const count = z.int().check(z.minimum(0), z.maximum(MOST_UNITS));

export const goalSchema: z.ZodMiniType<Goal> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mission'),
    strategic: count,
    tactical: count,
    speed: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(MOST_ROUNDS)),
  }),
  z.strictObject({
    kind: z.literal('war'),
    strategic: z.int().check(z.minimum(1), z.maximum(MOST_UNITS)),
    points: z.strictObject({ strategic: count, tactical: count }),
    tie: sideSchema,
  }),
]);

/** A boolean, also in quotes. */
const flag = z.pipe(z.transform(unquoted), z.boolean());

function unquoted(raw: unknown): unknown {
  return raw === 'true' ? true : raw === 'false' ? false : raw;
}

const players = z.pipe(
  z.transform((raw: unknown) => (typeof raw === 'string' && /^[0-9]+$/.test(raw) ? Number(raw) : raw)),
  z.literal([2, 3, 4]),
);

const switches = {
  level: z.enum(LEVELS),
  die: z.enum(DICE),
  players,
  shared: sideSchema,
  concentricBonus: flag,
  aiWoundsFromArtillery: flag,
  garrison: z.enum(GARRISON_RULES),
};

/** Switches of a position; missing ones stay missing. */
const someSwitches: z.ZodMiniType<Partial<Switches>> = z.strictObject({
  level: z.exactOptional(switches.level),
  die: z.exactOptional(switches.die),
  players: z.exactOptional(switches.players),
  shared: z.exactOptional(switches.shared),
  concentricBonus: z.exactOptional(switches.concentricBonus),
  aiWoundsFromArtillery: z.exactOptional(switches.aiWoundsFromArtillery),
  garrison: z.exactOptional(switches.garrison),
});

/** All switches; missing ones get their default. */
export const switchShape = {
  level: z._default(switches.level, 'novice'),
  die: z._default(switches.die, 'd10'),
  players: z._default(switches.players, 2),
  shared: z._default(switches.shared, 'russia'),
  concentricBonus: z._default(switches.concentricBonus, true),
  aiWoundsFromArtillery: z._default(switches.aiWoundsFromArtillery, true),
  garrison: z._default(switches.garrison, 'byLevel'),
};

export const DEFAULT_SWITCHES: Switches = z.strictObject(switchShape).parse({});

const unitSchema = z.strictObject({
  type: reference,
  at: z.nullable(placeSchema),
  rp: z.exactOptional(wholeNumber(1, 99)),
});

const corpsSchema = z.strictObject({
  name: z.exactOptional(title),
  side: sideSchema,
  isAi: z.exactOptional(z.boolean()),
  tokens: z.exactOptional(wholeNumber(0, 99)),
  hand: z.exactOptional(z.array(z.enum(EFFECTS)).check(z.maxLength(MOST_CARDS))),
  units: z.array(unitSchema).check(z.minLength(1), z.maxLength(MOST_UNITS)),
});

export const positionSchema: z.ZodMiniType<Position> = z.strictObject({
  game: z.literal('limanowa'),
  map: z.exactOptional(reference),
  options: z.exactOptional(someSwitches),
  round: z.exactOptional(wholeNumber(1, MOST_ROUNDS)),
  turn: z.exactOptional(wholeNumber(0, 4)),
  limit: z.exactOptional(wholeNumber(1, MOST_ROUNDS)),
  goal: z.exactOptional(goalSchema),
  objectives: z.exactOptional(z.array(objectiveSchema).check(z.maxLength(MOST_OBJECTIVES))),
  corps: z.array(corpsSchema).check(z.maxLength(MOST_CORPS)),
});
