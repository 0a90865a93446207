import { EDGES, FACINGS } from '@sandtable/hex';
import * as z from 'zod/mini';
import { mapPlanSchema } from '../../board/map-plan.ts';
import {
  listOf,
  MOST_CARDS,
  MOST_HEXES,
  MOST_MARKERS,
  MOST_RULES,
  MOST_TERMS,
  MOST_UNITS,
  title,
  whole,
  word,
} from './bounds.ts';
import { soloMissionSchema } from './solo-mission.ts';
import { ruleInForceSchema } from './special-rule.ts';
import { SIDES } from './unit-type.ts';

const side = z.enum(SIDES);
const hex = word;
const unit = word;
const units = listOf(unit, MOST_UNITS);
const few = whole(0, 30);
const vp = whole(-20, 20);
const flag = z._default(z.boolean(), false);

/** Present from the start, or entering by one of its player's entries. */
const unitSchema = z.strictObject({
  unit,
  at: z.optional(hex),
  facing: z._default(z.enum(FACINGS), 'N'),
  inside: flag,
  hasty: flag,
  hidden: flag,
  carrier: z.optional(unit),
  enters: z.optional(few),
});

/** From this round on, over an edge or at the hexes named. */
const entrySchema = z.strictObject({
  round: few,
  edge: z.optional(z.enum(EDGES)),
  hexes: z._default(listOf(hex, MOST_HEXES), []),
});

/** `mines` has no default, so that missions without mines keep their hash. */
const zoneSchema = z.strictObject({
  units: z._default(units, []),
  mines: z.optional(whole(1, 9)),
  hexes: listOf(hex, MOST_HEXES, 1),
});

const playerSchema = z.strictObject({
  side,
  /** null: set by the number of units. */
  caps: z.nullable(few),
  cards: z.strictObject({ first: few, later: few }),
  units: listOf(unitSchema, MOST_UNITS),
  entries: z._default(listOf(entrySchema, MOST_TERMS), []),
  /** Hidden units and mines, each placed by its owner in one of these hexes. */
  zones: z._default(listOf(zoneSchema, MOST_TERMS), []),
  weapons: z._default(
    listOf(z.strictObject({ card: word, unit: z.optional(unit), uses: z._default(whole(1, 9), 1) }), MOST_TERMS),
    [],
  ),
  /** The unit that must see the hex artillery is plotted on; undefined: any hex may be plotted. */
  spotter: z.optional(unit),
});

const markerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('smoke'), at: hex, dm: z.enum({ light: 1, heavy: 2 }) }),
  z.strictObject({ kind: z.literal('bunker'), at: hex, facing: z.enum(FACINGS) }),
  z.strictObject({ kind: z.literal('mine'), at: hex, side, hidden: flag }),
  z.strictObject({ kind: z.literal('hasty'), at: hex, side }),
  z.strictObject({ kind: z.enum(['trench', 'wire', 'roadBlock']), at: hex }),
]);

const effectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('caps'), who: z.enum(['drawer', 'enemy', 'both']), amount: vp }),
  z.strictObject({ kind: z.literal('vp'), who: z.enum(['drawer', 'enemy']), amount: vp }),
  z.strictObject({ kind: z.literal('vpForControl'), amount: vp }),
  z.strictObject({ kind: z.literal('smoke'), hexes: listOf(hex, MOST_HEXES) }),
  z.strictObject({ kind: z.literal('hurry'), rounds: whole(-20, 20) }),
]);

const victorySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('destroyed'), side, vp, units: z.optional(units), added: flag }),
  z.strictObject({ kind: z.literal('alive'), side, vp, units }),
  z.strictObject({
    kind: z.literal('control'),
    side,
    vp,
    at: z.optional(hex),
    when: z.enum(['roundEnd', 'gameEnd']),
  }),
  z.strictObject({ kind: z.literal('left'), side, vp, edge: z.enum(EDGES), units: z.optional(units) }),
  z.strictObject({ kind: z.literal('reached'), side, vp, hexes: listOf(hex, MOST_HEXES, 1) }),
  z.strictObject({ kind: z.literal('wipedOut'), side, vp }),
  z.strictObject({ kind: z.literal('objective'), card: word, at: hex, vp }),
]);

const endSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('wipedOut'), side, when: z.enum(['atOnce', 'roundEnd']) }),
  z.strictObject({ kind: z.literal('controlsAll'), side, markers: few, when: z.enum(['atOnce', 'roundEnd']) }),
]);

/** Several screens of a phone. */
const LONGEST_BRIEFING = 4000;

export const missionSchema = z.strictObject({
  id: z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens')),
  name: title,
  briefing: z.string().check(z.minLength(1), z.maxLength(LONGEST_BRIEFING)),
  /** The side expected to lose more often; null: about even. */
  underdog: z._default(z.nullable(side), null),
  map: mapPlanSchema,
  rounds: whole(1, 20),
  players: listOf(playerSchema, 4, 2),
  markers: z._default(listOf(markerSchema, MOST_MARKERS), []),
  controls: z._default(listOf(z.strictObject({ at: hex, side: z.nullable(side) }), MOST_MARKERS), []),
  exits: z._default(listOf(z.strictObject({ side, edge: z.enum(EDGES), units: z.optional(units) }), MOST_TERMS), []),
  /** B3.2.5: what a side gets with `sevenAP`, since firefights are balanced for spent checks. */
  sevenAP: z.optional(z.strictObject({ side, caps: z._default(whole(0, 2), 0), vp: z._default(few, 0) })),
  initiative: z._default(z.nullable(z.strictObject({ side, rounds: z.enum(['first', 'all', 'alternating']) })), null),
  deck: z._default(listOf(word, MOST_CARDS), []),
  events: z._default(listOf(z.strictObject({ card: word, effects: listOf(effectSchema, MOST_TERMS) }), MOST_TERMS), []),
  victory: listOf(victorySchema, MOST_TERMS),
  end: z._default(listOf(endSchema, MOST_TERMS), []),
  /** G3.3a */
  rules: z.optional(listOf(ruleInForceSchema, MOST_RULES)),
  /** S1.0 */
  solo: z._default(z.nullable(soloMissionSchema), null),
});

/** As written, before defaults. */
export type MissionSource = z.input<typeof missionSchema>;
export type Mission = z.infer<typeof missionSchema>;
