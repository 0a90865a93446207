import * as z from 'zod/mini';
import { type Battlecard, EFFECTS } from '../model/battlecard.ts';
import type { AiChances, DieProfile, PackSource, Ruleset } from '../model/pack.ts';
import type { MapPlan } from '../model/battle-map.ts';
import type { CorpsPlan, Garrison, Mission } from '../model/mission.ts';
import { ABILITIES, ARMS, RANKS, TRAITS, type UnitType } from '../model/forces.ts';
import {
  goalSchema,
  line,
  MOST_CORPS,
  MOST_HEXES,
  MOST_OBJECTIVES,
  MOST_ROUNDS,
  MOST_UNITS,
  objectiveSchema,
  placeSchema,
  reference,
  sideSchema,
  title,
  word,
} from './options-schema.ts';
import { corpsName } from './position.ts';

const MOST_TYPES = 200;
const MOST_MAPS = 8;
const MOST_MISSIONS = 200;
/** More than a map has hexes. */
const MOST_NAMES = MOST_HEXES * MOST_HEXES;

const figure = z.int().check(z.minimum(0), z.maximum(20));
/** LS5a: with 6 for speed, at most 12 VP. */
const levelVp = z.int().check(z.minimum(0), z.maximum(6));

const chancesSchema: z.ZodMiniType<AiChances> = z.strictObject({
  card: z.strictObject({ opening: figure, central: figure, closing: figure }),
  token: figure,
  wound: z.strictObject({ core: figure, elite: figure, officer: figure }),
});

const dieSchema: z.ZodMiniType<DieProfile> = z.strictObject({
  sides: z.int().check(z.minimum(2), z.maximum(20)),
  av: z.int().check(z.minimum(-9), z.maximum(9)),
  ai: z.strictObject({ novice: chancesSchema, tried: chancesSchema, veteran: chancesSchema }),
});

const rulesetSchema: z.ZodMiniType<Ruleset> = z.strictObject({
  dice: z.strictObject({ d10: dieSchema, d6: dieSchema }),
  forestDv: figure,
  hillDv: figure,
  townDv: figure,
  supportTv: figure,
  roadBonus: figure,
  ridingBonus: figure,
  movesPerRound: figure,
  handMax: figure,
  draw: figure,
  observerRadius: figure,
  concentric: z.strictObject({ each: figure, most: figure }),
  tacticsAv: figure,
  marchBonus: figure,
  followMeAv: figure,
  massAssault: z.strictObject({ attackers: figure, av: figure }),
  levelVp: z.strictObject({ novice: levelVp, tried: levelVp, veteran: levelVp }),
});

const unitTypeSchema: z.ZodMiniType<UnitType> = z.strictObject({
  id: word,
  name: title,
  side: sideSchema,
  arm: z.enum(ARMS),
  rank: z.enum(RANKS),
  av: figure,
  dv: figure,
  rp: z.int().check(z.minimum(1), z.maximum(20)),
  move: figure,
  range: z.int().check(z.minimum(1), z.maximum(9)),
  traits: z.array(z.enum(TRAITS)).check(z.maxLength(TRAITS.length)),
  abilities: z.array(z.enum(ABILITIES)).check(z.maxLength(ABILITIES.length)),
});

const cardSchema: z.ZodMiniType<Battlecard> = z.strictObject({
  effect: z.enum(EFFECTS),
  name: title,
  copies: z.int().check(z.minimum(1), z.maximum(9)),
  amount: figure,
  inSolo: z.boolean(),
});

const edges = z.array(z.enum(['north', 'east', 'south', 'west'])).check(z.maxLength(4));
const chains = z
  .array(z.array(placeSchema).check(z.minLength(2), z.maxLength(MOST_NAMES)))
  .check(z.maxLength(MOST_NAMES));

const mapSchema: z.ZodMiniType<MapPlan> = z.strictObject({
  id: word,
  name: title,
  rows: z
    .array(z.string().check(z.regex(/^[.FHT]+$/, "a row of '.', F, H and T"), z.maxLength(MOST_HEXES)))
    .check(z.minLength(1), z.maxLength(MOST_HEXES)),
  names: z.array(z.strictObject({ at: placeSchema, name: title })).check(z.maxLength(MOST_NAMES)),
  roads: chains,
  rivers: chains,
  edges: z.strictObject({ austria: edges, russia: edges }),
});

/** What is left out is as in a position. */
const corpsSchema = z.strictObject({
  name: z.optional(title),
  side: sideSchema,
  isAi: z._default(z.boolean(), false),
  tokens: z._default(z.int().check(z.minimum(0), z.maximum(99)), 0),
  units: z.array(z.strictObject({ type: reference, at: placeSchema })).check(z.minLength(1), z.maxLength(MOST_UNITS)),
});

const corpsList: z.ZodMiniType<readonly CorpsPlan[]> = z.pipe(
  z.array(corpsSchema).check(z.maxLength(MOST_CORPS)),
  z.transform((all) => all.map(({ name, ...corps }, place) => ({ name: name ?? corpsName(place), ...corps }))),
);

const unitPlans = z.array(z.strictObject({ type: reference, at: placeSchema }));

const garrisonSchema: z.ZodMiniType<Garrison> = z.strictObject({
  tokens: z.int().check(z.minimum(0), z.maximum(99)),
  units: unitPlans.check(z.maxLength(MOST_UNITS)),
});

const missionSchema: z.ZodMiniType<Mission> = z.strictObject({
  id: word,
  name: title,
  briefing: line(2000),
  map: reference,
  limit: z.int().check(z.minimum(1), z.maximum(MOST_ROUNDS)),
  hand: figure,
  goal: goalSchema,
  objectives: z.array(objectiveSchema).check(z.minLength(1), z.maxLength(MOST_OBJECTIVES)),
  corps: corpsList,
  garrisons: z.exactOptional(
    z.strictObject({ novice: garrisonSchema, tried: garrisonSchema, veteran: garrisonSchema }),
  ),
});

export const packSchema: z.ZodMiniType<PackSource> = z.strictObject({
  id: word,
  name: title,
  ruleset: rulesetSchema,
  unitTypes: z.array(unitTypeSchema).check(z.minLength(1), z.maxLength(MOST_TYPES)),
  cards: z.array(cardSchema).check(z.maxLength(MOST_TYPES)),
  maps: z.array(mapSchema).check(z.minLength(1), z.maxLength(MOST_MAPS)),
  missions: z.array(missionSchema).check(z.maxLength(MOST_MISSIONS)),
});
