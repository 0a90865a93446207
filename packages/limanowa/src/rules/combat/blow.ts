import { heldUnit } from '../../model/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Held, LimanowaIo, Seen } from '../../model/state.ts';
import { type Clash, clashNow } from './clash.ts';
import { type HitBy, rollsOf, targetValue, waysOf } from './target-value.ts';

/** One unit's attack on another with all its rolls. */
export interface Blow {
  readonly as: HitBy;
  readonly attacker: UnitId;
  readonly target: UnitId;
  /** How many units attack this target together. */
  readonly size: number;
}

export interface StruckBlow extends Blow {
  readonly hits: number;
  /** Hits that cost an RP. */
  taken: number;
}

const NOTHING: readonly StruckBlow[] = [];

/** L6.2f, L6.2g: simultaneous, so all rolls come before all losses. */
export function strike(held: Held, blows: readonly Blow[], io: LimanowaIo): readonly StruckBlow[] {
  if (blows.length === 0) return NOTHING;
  const clash = clashNow(held);
  const struck: StruckBlow[] = [];
  for (const blow of blows) {
    const { as, attacker, target, size } = blow;
    const hits = roll(held, clash, blow, io);
    struck.push({ as, attacker, target, size, hits, taken: hits });
  }
  // L10m: the first hit is ignored.
  for (const blow of struck) if (blow.hits > 0 && isSpared(held, blow.target, io)) blow.taken -= 1;
  for (const [place, { target }] of struck.entries()) {
    const isFirst = struck.findIndex((blow) => blow.target === target) === place;
    if (isFirst) loseRp(held, target, takenFrom(struck, target), 'L8.2b', io);
  }
  return struck;
}

function takenFrom(struck: readonly StruckBlow[], target: UnitId): number {
  let taken = 0;
  for (const blow of struck) if (blow.target === target) taken += blow.taken;
  return taken;
}

/** L8.2b, L8.3a: one roll, or two with an extra attack (L3m). */
function roll(held: Held, clash: Clash, { as, attacker, target, size }: Blow, io: LimanowaIo): number {
  const tv = targetValue(held, clash, as, attacker, target, size);
  const ways = waysOf(held.die, tv);
  let hits = 0;
  for (let left = rollsOf(held, attacker, as); left > 0; left--) {
    const die = io.roll('combat', held.die.sides);
    const hit = die <= ways;
    if (hit) hits++;
    io.emit({ rule: 'L8.2b', key: 'rolled', as, attacker, target, tv, die, hit });
  }
  return hits;
}

/** L3r: with its last RP the unit is removed. */
export function loseRp(held: Held, unit: UnitId, amount: number, rule: string, io: LimanowaIo): void {
  const losing = heldUnit(held, unit);
  const lost = Math.min(amount, losing.rp);
  if (losing.at === NONE || lost <= 0) return;
  losing.rp -= lost;
  io.emit({ rule, key: 'lostRp', unit, amount: lost, left: losing.rp });
  if (losing.rp > 0) return;
  const { at } = losing;
  losing.at = NONE;
  io.emit({ rule: 'L3r', key: 'destroyed', unit, at });
}

/** L10m: the unit ignores the first RP it would lose in this phase. True if it did so now. */
export function isSpared(held: Held, unit: UnitId, io: LimanowaIo): boolean {
  if (!hasSecondLine(held, unit)) return false;
  const { turn } = held.view;
  turn.aids = turn.aids.filter((aid) => aid.by !== 'secondLine' || aid.unit !== unit);
  io.emit({ rule: 'L10m', key: 'spared', unit });
  return true;
}

export function hasSecondLine({ view }: Seen, unit: UnitId): boolean {
  return view.turn.aids.some((aid) => aid.by === 'secondLine' && aid.unit === unit);
}
