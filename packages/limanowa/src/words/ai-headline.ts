import { counted } from '@sandtable/kernel';
import { printHex } from '../board/map.ts';
import { typeOf } from '../model/battle.ts';
import type { Phase } from '../model/battlecard.ts';
import type { LimanowaEvent } from '../model/event.ts';
import type { Side } from '../model/forces.ts';
import { hexId, type HexId, NONE, type UnitId, unitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import { waysOf } from '../rules/combat/target-value.ts';
import type { AiReasonKey, ChoiceTrace } from '../solo/trace.ts';
import { agree, hexName } from './names.ts';
import { decidingRung } from './rung-words.ts';
import { sidedName, unitName } from './unit-words.ts';

// The AI's part of an entry, scene by scene, in plain sentences. A headline never gives away the result.

type BlowEvent = Extract<LimanowaEvent, { readonly key: 'rolled' }>;
type WoundEvent = Extract<LimanowaEvent, { readonly key: 'woundRolled' }>;

/** What the AI does, and what decides it. */
export type AiScene =
  | { readonly kind: 'card'; readonly phase: Phase; readonly limit: number }
  | { readonly kind: 'token'; readonly limit: number }
  | { readonly kind: 'fight'; readonly blows: readonly BlowEvent[]; readonly places: ReadonlyMap<UnitId, HexId> }
  | { readonly kind: 'wounds'; readonly wounds: readonly WoundEvent[] }
  | { readonly kind: 'move'; readonly unit: UnitId; readonly from: HexId; readonly to: HexId };

/** A method, so that its parameter is bivariant: the kind already picked the headline for this scene. */
type Say<Told> = { say(seen: Seen, scene: Told, eyes: Side | null): string }['say'];
type Headlines = { readonly [Kind in AiScene['kind']]: Say<Extract<AiScene, { readonly kind: Kind }>> };

/** `your Honvéd 05` for units of the viewer's side. */
function nameOf(seen: Seen, unit: UnitId, eyes: Side | null): string {
  if (eyes === null) return sidedName(seen, unit);
  return typeOf(seen, unit).side === eyes ? `your ${unitName(seen, unit)}` : unitName(seen, unit);
}

const BLOWS = { attack: 'attacks', counterAttack: 'counter-attacks', artillery: 'shells' } as const;

/** L8.2b: a die up to the target value hits. */
function needs(seen: Seen, tv: number): string {
  const limit = waysOf(seen.die, tv);
  return limit === 0 ? 'no die can hit' : `needs ${limit} or less`;
}

const HEADLINES: Headlines = {
  card: ({ die: { sides } }, { phase, limit }) =>
    `The AI tries to answer your ${phase} plan with a card: needs ${limit} or less on a d${sides}`,
  token: ({ die: { sides } }, { limit }) =>
    `The AI tries for artillery against your attack: needs ${limit} or less on a d${sides}`,
  fight: (seen, { blows, places }, eyes) => {
    const [first] = blows;
    if (first === undefined) return 'The attacks are fought out';
    const { as, attacker, target, tv } = first;
    const at = places.get(target) ?? seen.view.units[target]?.at ?? NONE;
    const where = at === NONE ? '' : ` in ${printHex(seen.map, at)}`;
    const said = `${agree(nameOf(seen, attacker, eyes), BLOWS[as])} ${nameOf(seen, target, eyes)}${where}: ${needs(seen, tv)}`;
    const many = fightsIn(blows);
    return many === 1 ? said : `${said}, the first of ${many}`;
  },
  wounds: (seen, { wounds }, eyes) => {
    const [first, ...others] = wounds;
    if (first === undefined) return 'The AI strikes';
    const limits = wounds.map(({ limit }) => limit);
    const [least, most] = [Math.min(...limits), Math.max(...limits)];
    const hurt = `hurt on ${least === most ? least : `${least} to ${most}`} or less`;
    const at = seen.view.units[first.unit]?.at ?? NONE;
    const where = at === NONE ? '' : ` in ${printHex(seen.map, at)}`;
    return others.length === 0
      ? `The AI strikes at ${nameOf(seen, first.unit, eyes)}${where}: ${hurt}`
      : `The AI strikes at ${counted(wounds.length, 'unit')} in its reach: each is ${hurt}`;
  },
  move: (seen, { unit, from, to }, eyes) =>
    agree(nameOf(seen, unit, eyes), `moves from ${printHex(seen.map, from)} into empty ${hexName(seen.map, to)}`),
};

/** Several blows of one unit at another count once. */
function fightsIn(blows: readonly BlowEvent[]): number {
  return new Set(blows.map(({ as, attacker, target }) => `${as} ${attacker} ${target}`)).size;
}

export function printHeadline(seen: Seen, scene: AiScene, eyes: Side | null): string {
  const say: Say<AiScene> = HEADLINES[scene.kind];
  const said = say(seen, scene, eyes);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

const COUNTS = ['Nobody', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

/** `Two could. Belkovych it is: most RP` */
export function tellChoice(seen: Seen, { what, row, ladder }: ChoiceTrace): string {
  if (ladder === null || row === null) return 'Nobody could';
  const { among, chosen } = ladder;
  const name = what === 'objective' ? hexName(seen.map, hexId(chosen)) : sidedName(seen, unitId(chosen));
  if (among.length < 2) return `Only ${name} could`;
  const why = decidingRung(ladder, row)
    .replace(/ \([^()]*\)$/, '')
    .replace(/^random.*/, 'the die says so');
  return `${COUNTS[among.length] ?? among.length} could. ${name} it is: ${why}`;
}

/** Why a unit is not a candidate, on a tag beside it: three words at most. */
const TAGS: Readonly<Record<AiReasonKey, string>> = {
  noChance: 'no chance',
  outOfRange: 'out of range',
  notCovered: 'out of range',
  batteryOutOfRange: 'battery too far',
  moreThanOneRp: 'more RP',
  notAttackedBattery: 'attacks no battery',
  noCounterAttack: 'nothing to support',
  batteryFights: 'attacks a battery',
  forest: 'in forest',
  passedOverAnyway: 'no use',
  gone: 'lost',
  attackedGone: 'its target lost',
  noneToHit: 'cannot hit',
  notInUse: 'no use',
  noOneRpTarget: 'weaker target',
  noEffect: 'no effect',
  isBattery: 'a battery',
  neverCounters: 'never counters',
  holdsObjective: 'holds objective',
  holdsNone: 'holds none',
  notBeside: 'not beside officer',
  hasMoved: 'has moved',
  tooFar: 'too far',
  wayBarred: 'way blocked',
};

export function reasonTag(key: AiReasonKey): string {
  return TAGS[key];
}
