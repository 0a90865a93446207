import { push } from '@sandtable/kernel';
import { typeOf, unitOf } from '../model/battle.ts';
import { type CombatFrame, fallBackFrame, relegateFrame } from '../model/frame.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Held, LimanowaIo } from '../model/state.ts';
import type { MadeAttack } from '../model/turn.ts';
import { canSupport } from '../rules/artillery/shot.ts';
import { type Blow, strike } from '../rules/combat/blow.ts';
import { clashNow, gap } from '../rules/combat/clash.ts';
import { type Relegation, relegationAfter } from '../rules/combat/fall-back.ts';
import { chooseRelegated } from '../solo/choices.ts';
import { isAi } from './sides.ts';
import { relegate } from './fall-back.ts';

/** L6.2f: all artillery attacks at once. L10c: a hit by disruptive fire drives its target back. */
export function fireGuns(held: Held, frame: CombatFrame, io: LimanowaIo): void {
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
  const [card] = disruptive === NONE ? [] : shells;
  const struck = strike(held, blows, io);
  const driven = struck.find(({ attacker, target }) => attacker === card?.battery && target === card.target);
  if (driven !== undefined && driven.hits > 0 && unitOf(held, driven.target).at !== NONE)
    push(held.view, fallBackFrame(driven.target, clash.places[disruptive] ?? NONE, 'L10c'));
}

/** L6.2f, L9c: planned support stays unless a reaction moved its target where it cannot be supported against. */
function noteSupports(held: Held, io: LimanowaIo): void {
  const { turn } = held.view;
  if (turn.supports.length === 0) return;
  const clash = clashNow(held);
  // support given in answer comes after all moves, and its target need not be in range.
  const isAnswer = (battery: UnitId): boolean => unitOf(held, battery).corps !== turn.corps;
  const left = turn.supports.filter(
    ({ battery, target }) => isAnswer(battery) || canSupport(held, clash, battery, target),
  );
  for (const shot of turn.supports) if (!left.includes(shot)) io.emit({ rule: 'L9c', key: 'supportLost', ...shot });
  turn.supports = left;
}

/** L8.3e: the target is gone. L6.2d: it is out of range. */
function lose(held: Held, unit: UnitId, target: UnitId, io: LimanowaIo): void {
  io.emit({ rule: unitOf(held, target).at === NONE ? 'L8.3e' : 'L6.2d', key: 'attackLost', unit, target });
}

/** L8.3e: in each planned group, the units that can still attack. */
export function orderAttacks(held: Held, frame: CombatFrame, io: LimanowaIo): void {
  const clash = clashNow(held);
  frame.attacks = (held.view.turn.plan?.attacks ?? []).map(({ target, attackers }) => {
    const able: UnitId[] = [];
    for (const attacker of attackers) {
      if (unitOf(held, attacker).at === NONE) continue;
      if (gap(held, clash, attacker, target) <= typeOf(held, attacker).range) able.push(attacker);
      else lose(held, attacker, target, io);
    }
    return { target, attackers: able };
  });
}

/** L6.2g: all rolls, then all losses, then L4d. */
export function fight(held: Held, frame: CombatFrame, io: LimanowaIo): void {
  const { turn } = held.view;
  const { places } = clashNow(held);
  const made = attacksOf(held, frame, places);
  const struck = strike(held, blowsIn(frame), io);
  turn.attacks = [...turn.attacks, ...made];
  const relegation = turn.phase === 'central' ? relegationAfter(held, places, struck) : null;
  if (relegation !== null) pickRelegated(held, relegation, io);
}

function blowsIn({ attacks, counters }: CombatFrame): readonly Blow[] {
  const blows: Blow[] = [];
  for (const { target, attackers } of attacks)
    for (const attacker of attackers) blows.push({ as: 'attack', attacker, target, size: attackers.length });
  for (const { unit, target } of counters) blows.push({ as: 'counterAttack', attacker: unit, target, size: 1 });
  return blows;
}

/**
 * L8.3e: every surviving attacker may occupy the hex, even if the target was gone. If a target fell back before it was attacked,
 * both hexes may be occupied.
 */
function attacksOf(held: Held, { attacks, stood }: CombatFrame, places: readonly HexId[]): readonly MadeAttack[] {
  const all: MadeAttack[] = [];
  for (const [place, { target, attackers }] of (held.view.turn.plan?.attacks ?? []).entries())
    for (const attacker of attackers) {
      if (unitOf(held, attacker).at === NONE) continue;
      const made = attacks[place]?.attackers.includes(attacker) ?? false;
      const [before, now] = [stood[place] ?? NONE, places[target] ?? NONE];
      all.push({ attacker, target, at: before, made });
      if (made && now !== before) all.push({ attacker, target, at: now, made });
    }
  return all;
}

function pickRelegated(held: Held, { officer, among }: Relegation, io: LimanowaIo): void {
  const [only] = among;
  if (isAi(held, unitOf(held, officer).corps)) relegate(held, officer, chooseRelegated(held, io, officer, among), io);
  else if (among.length === 1 && only !== undefined) relegate(held, officer, only, io);
  else push(held.view, relegateFrame(officer, among));
}
