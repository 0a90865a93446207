import { EDGES, FACINGS } from '@sandtable/hex';
import * as z from 'zod/mini';
import { mapPlanSchema } from '../board/map-plan.ts';
import { soloMissionSchema } from './solo-schema.ts';
import { ruleInForceSchema } from './special-rule.ts';
import { SIDES } from './unit-type.ts';

const side = z.enum(SIDES);
const hex = z.string();
const unit = z.string();
const few = z.int().check(z.minimum(0), z.maximum(30));
const vp = z.int().check(z.minimum(-20), z.maximum(20));
const flag = z._default(z.boolean(), false);

/** A unit that is there from the start, or one that comes in by one of its player's entries. */
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

/** From this round on, over an edge or at named hexes. */
const entrySchema = z.strictObject({
  round: few,
  edge: z.optional(z.enum(EDGES)),
  hexes: z._default(z.array(hex), []),
});

const playerSchema = z.strictObject({
  side,
  /** null: by the number of units. */
  caps: z.nullable(few),
  cards: z.strictObject({ first: few, later: few }),
  units: z.array(unitSchema),
  entries: z._default(z.array(entrySchema), []),
  /** Hidden units, each in a hex of these that its owner chooses. */
  zones: z._default(z.array(z.strictObject({ units: z.array(unit), hexes: z.array(hex).check(z.minLength(1)) })), []),
  weapons: z._default(
    z.array(z.strictObject({ card: z.string(), unit: z.optional(unit), uses: z._default(few, 1) })),
    [],
  ),
  /** Who must see what artillery is plotted on; nobody: any hex may be. */
  spotter: z.optional(unit),
});

const markerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('smoke'), at: hex, dm: z.enum({ light: 1, heavy: 2 }) }),
  z.strictObject({ kind: z.literal('bunker'), at: hex, facing: z.enum(FACINGS) }),
  z.strictObject({ kind: z.literal('mine'), at: hex, side, hidden: flag }),
  z.strictObject({ kind: z.enum(['trench', 'wire', 'roadBlock']), at: hex }),
]);

const effectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('caps'), who: z.enum(['drawer', 'enemy', 'both']), amount: vp }),
  z.strictObject({ kind: z.literal('vp'), who: z.enum(['drawer', 'enemy']), amount: vp }),
  z.strictObject({ kind: z.literal('vpForControl'), amount: vp }),
  z.strictObject({ kind: z.literal('smoke'), hexes: z.array(hex) }),
  z.strictObject({ kind: z.literal('hurry'), rounds: z.int() }),
]);

const victorySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('destroyed'), side, vp, units: z.optional(z.array(unit)), added: flag }),
  z.strictObject({ kind: z.literal('alive'), side, vp, units: z.array(unit) }),
  z.strictObject({
    kind: z.literal('control'),
    side,
    vp,
    at: z.optional(hex),
    when: z.enum(['roundEnd', 'gameEnd']),
  }),
  z.strictObject({ kind: z.literal('left'), side, vp, edge: z.enum(EDGES), units: z.optional(z.array(unit)) }),
  z.strictObject({ kind: z.literal('reached'), side, vp, hexes: z.array(hex).check(z.minLength(1)) }),
  z.strictObject({ kind: z.literal('wipedOut'), side, vp }),
  z.strictObject({ kind: z.literal('objective'), card: z.string(), at: hex, vp }),
]);

const endSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('wipedOut'), side, when: z.enum(['atOnce', 'roundEnd']) }),
  z.strictObject({ kind: z.literal('controlsAll'), side, markers: few, when: z.enum(['atOnce', 'roundEnd']) }),
]);

export const missionSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens')),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** What the players read before they begin. */
  briefing: z.string().check(z.minLength(1)),
  /** The side that is meant to have the worse of it; else the chances are about even. */
  underdog: z._default(z.nullable(side), null),
  map: mapPlanSchema,
  rounds: z.int().check(z.minimum(1), z.maximum(20)),
  players: z.array(playerSchema).check(z.minLength(2), z.maxLength(4)),
  markers: z._default(z.array(markerSchema), []),
  controls: z._default(z.array(z.strictObject({ at: hex, side: z.nullable(side) })), []),
  exits: z._default(z.array(z.strictObject({ side, edge: z.enum(EDGES), units: z.optional(z.array(unit)) })), []),
  /** B3.2.5: what a side gets where activations have 7 AP, since a firefight is balanced for spent checks. */
  sevenAP: z.optional(
    z.strictObject({ side, caps: z._default(z.int().check(z.minimum(0), z.maximum(2)), 0), vp: z._default(few, 0) }),
  ),
  initiative: z._default(z.nullable(z.strictObject({ side, rounds: z.enum(['first', 'all', 'alternating']) })), null),
  deck: z._default(z.array(z.string()), []),
  events: z._default(z.array(z.strictObject({ card: z.string(), effects: z.array(effectSchema) })), []),
  victory: z.array(victorySchema),
  end: z._default(z.array(endSchema), []),
  /** G3.3a: special rules and weather. */
  rules: z.optional(z.array(ruleInForceSchema)),
  /** S1.0: one side is the AI's. */
  solo: z._default(z.nullable(soloMissionSchema), null),
});

/** A mission as it is written down, with what may be left out. */
export type MissionSource = z.input<typeof missionSchema>;
/** The same with everything in it. */
export type Mission = z.infer<typeof missionSchema>;
