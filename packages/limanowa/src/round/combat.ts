import { finish, type FrameKind, grant, type Granted, judgedSlot, push, type Verdict, verb } from '@sandtable/kernel';
import { corpsOf, typeOf, unitOf } from '../model/battle.ts';
import type { LimanowaFigures } from '../model/figures.ts';
import { type CombatFrame, fallBackFrame, relegateFrame } from '../model/frame.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Held, Limanowa, LimanowaIo, Seen } from '../model/state.ts';
import type { AttackPlan } from '../model/turn.ts';
import { canSupport } from '../rules/artillery/shot.ts';
import { type Blow, strike } from '../rules/combat/blow.ts';
import { clashNow, gap } from '../rules/combat/clash.ts';
import { counterTargets } from '../rules/combat/counter.ts';
import { against, type CombatKey } from '../rules/combat/reasons.ts';
import { relegationAfter } from '../rules/combat/relegating.ts';
import { explainTarget } from '../rules/combat/target-value.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { chooseCounter } from '../solo/counter-target.ts';
import { chooseRelegated } from '../solo/relegated.ts';
import { isAi } from './opponents.ts';
import { relegate } from './relegate.ts';

// L6.2f, L6.2g: the guns of both sides, then all attacks and counter-attacks at the same moment, then what follows from them.

const STEP = { artillery: 0, attacks: 1, counters: 2, done: 3 } as const;

interface CounterSaid {
  readonly frame: CombatFrame;
  readonly unit: UnitId;
  readonly target: UnitId;
}

/** L8.3b: counter r05 a03 */
const counter = verb<Limanowa, CombatFrame, CounterSaid>('counter', {
  says: (phrase) =>
    phrase
      .word('counter')
      .slot(
        'unit',
        judgedSlot(
          unitKind,
          (seen: Seen, { frame }: Pick<CounterSaid, 'frame'>) => undecided(seen, frame),
          (seen, { frame }, unit) => judgeChooser(seen, frame, unit),
        ),
      )
      .slot(
        'target',
        judgedSlot(
          unitKind,
          (seen: Seen, { frame, unit }: Omit<CounterSaid, 'target'>) => choicesOf(seen, frame, unit),
          (seen, { frame, unit }, target) =>
            choicesOf(seen, frame, unit).includes(target) ? grant() : against('counterNoChance', { unit: target }),
        ),
      ),
  figures: (seen, { frame, unit }): Granted<Partial<LimanowaFigures>> => {
    if (unit === undefined) return grant({});
    const clash = clashNow(seen);
    const counters = choicesOf(seen, frame, unit);
    return grant({ counters: counters.map((each) => explainTarget(seen, clash, 'counterAttack', unit, each, 1)) });
  },
  resolve(_held, { frame, unit, target }) {
    frame.counters = [...frame.counters, { unit, target }];
  },
});

const VERBS = [counter];

export const combatKind: FrameKind<Limanowa, CombatFrame> = {
  ask(seen, frame) {
    if (frame.step !== STEP.counters) return null;
    const [unit] = undecided(seen, frame);
    if (unit === undefined) return null;
    return { seat: corpsOf(seen, unitOf(seen, unit).corps).seat, key: 'counter', verbs: VERBS };
  },
  go(held, frame, io) {
    switch (frame.step) {
      case STEP.artillery:
        frame.step = STEP.attacks;
        return fireGuns(held, frame, io);
      case STEP.attacks:
        frame.step = STEP.counters;
        return orderAttacks(held, frame, io);
      case STEP.counters:
        frame.step = STEP.done;
        return fight(held, frame, io);
      default:
        return finish(held.view, frame);
    }
  },
};

/** L6.2f: all artillery attacks at the same moment; L10c: disruptive fire that hits drives its target back. */
function fireGuns(held: Held, frame: CombatFrame, io: LimanowaIo): void {
  const { shells, disruptive } = frame;
  const clash = clashNow(held);
  frame.stood = (held.view.turn.plan?.attacks ?? []).map(({ target }) => clash.places[target] ?? NONE);
  const blows: Blow[] = [];
  for (const { battery, target } of shells) {
    const isInRange = gap(held, clash, battery, target) <= typeOf(held, battery).range;
    if (isInRange) blows.push({ as: 'artillery', attacker: battery, target, size: 1 });
    else lose(held, battery, target, io);
  }
  noteSupports(held, io);
  const driven = strike(held, blows, io).find(({ attacker }) => attacker === disruptive);
  if (driven !== undefined && driven.hits > 0 && unitOf(held, driven.target).at !== NONE)
    push(held.view, fallBackFrame(driven.target, clash.places[disruptive] ?? NONE, 'L10c'));
}

/** L6.2f: a support stays unless a reaction has put its target where it cannot be supported against (L9c). */
function noteSupports(held: Held, io: LimanowaIo): void {
  const { turn } = held.view;
  const clash = clashNow(held);
  const left = turn.supports.filter(({ battery, target }) => canSupport(held, clash, battery, target));
  for (const shot of turn.supports) if (!left.includes(shot)) io.emit({ rule: 'L9c', key: 'supportLost', ...shot });
  turn.supports = left;
}

/** L8.3e: its target is gone; L6.2d: it has come out of range. */
function lose(held: Held, unit: UnitId, target: UnitId, io: LimanowaIo): void {
  io.emit({ rule: unitOf(held, target).at === NONE ? 'L8.3e' : 'L6.2d', key: 'attackLost', unit, target });
}

/** L8.3e: which attacks are still made; L8.3b: at whom the attacked hit back where there is nothing to ask. */
function orderAttacks(held: Held, frame: CombatFrame, io: LimanowaIo): void {
  const { turn } = held.view;
  const planned = turn.plan?.attacks ?? [];
  frame.attacks = planned
    .map((plan, place) => standing(held, plan, frame.stood[place] ?? NONE, io))
    .filter(({ attackers }) => attackers.length > 0);
  if (turn.phase !== 'central') return;
  for (const { target } of frame.attacks) {
    const choices = choicesOf(held, frame, target);
    const chosen = isAi(held, unitOf(held, target).corps) ? chooseCounter(held, io, target, choices) : onlyOf(choices);
    if (chosen !== NONE) frame.counters = [...frame.counters, { unit: target, target: chosen }];
  }
}

function onlyOf(choices: readonly UnitId[]): UnitId {
  return choices.length === 1 ? (choices[0] ?? NONE) : NONE;
}

/** Those of a group who can still attack; all who live count as attackers of the hex. */
function standing(held: Held, { target, attackers }: AttackPlan, at: HexId, io: LimanowaIo): AttackPlan {
  const { turn } = held.view;
  const clash = clashNow(held);
  const able: UnitId[] = [];
  for (const attacker of attackers) {
    if (unitOf(held, attacker).at === NONE) continue;
    const made = gap(held, clash, attacker, target) <= typeOf(held, attacker).range;
    turn.attacks = [...turn.attacks, { attacker, target, at, made }];
    if (made) able.push(attacker);
    else lose(held, attacker, target, io);
  }
  return { target, attackers: able };
}

/** L6.2g: all rolls, all losses, and then L4d. */
function fight(held: Held, { attacks, counters }: CombatFrame, io: LimanowaIo): void {
  const { places } = clashNow(held);
  const struck = strike(
    held,
    [
      ...attacks.flatMap(({ target, attackers }) =>
        attackers.map((attacker): Blow => ({ as: 'attack', attacker, target, size: attackers.length })),
      ),
      ...counters.map(({ unit, target }): Blow => ({ as: 'counterAttack', attacker: unit, target, size: 1 })),
    ],
    io,
  );
  if (held.view.turn.phase !== 'central') return;
  const relegation = relegationAfter(held, places, struck);
  if (relegation === null) return;
  const { officer, among } = relegation;
  const [only] = among;
  if (isAi(held, unitOf(held, officer).corps)) relegate(held, officer, chooseRelegated(held, io, officer, among), io);
  else if (among.length === 1 && only !== undefined) relegate(held, officer, only, io);
  else push(held.view, relegateFrame(officer, among));
}

/** Attacked units that have still to choose, all of one seat. */
function undecided(seen: Seen, frame: CombatFrame): readonly UnitId[] {
  if (seen.view.turn.phase !== 'central') return [];
  const left = frame.attacks
    .map(({ target }) => target)
    .filter((unit) => !frame.counters.some((said) => said.unit === unit) && choicesOf(seen, frame, unit).length > 1);
  return left.filter((unit) => seatOf(seen, unit) === seatOf(seen, left[0] ?? unit));
}

function seatOf(seen: Seen, unit: UnitId): string {
  return corpsOf(seen, unitOf(seen, unit).corps).seat;
}

function judgeChooser(seen: Seen, frame: CombatFrame, unit: UnitId): Verdict<unknown, CombatKey> {
  return undecided(seen, frame).includes(unit) ? grant() : against('noCounterChoice', { unit });
}

function choicesOf(seen: Seen, { attacks }: CombatFrame, unit: UnitId): readonly UnitId[] {
  const group = attacks.find(({ target }) => target === unit);
  return group === undefined ? [] : counterTargets(seen, clashNow(seen), unit, group.attackers);
}
