import {
  bearingTo,
  distanceBetween,
  type HexId,
  hexId,
  NONE,
  type Seen,
  sideOf,
  type UnitId,
  unitId,
  unitOf,
  USUAL_WAYS,
} from '@sandtable/bear';
import { type Facing, toFacing } from '@sandtable/hex';
import type { Word } from '@sandtable/kernel';
import { isSpottedFrom } from './meaning.ts';
import type { BearOffer } from './meant.ts';
import type { BearSaying } from './saying.ts';

/** The word that is nearly always right: towards the enemy, paid in AP. Null if the player must choose. */
export function usualNext(saying: BearSaying): Word | null {
  const { game, seen, words } = saying;
  if (words.length === 0 && !isUsuallyAnswered(saying)) return null;
  const offered = game.offers(seen.view, words);
  // A member without a goal just stays in the group.
  const stay = offered.find(({ kind }) => kind === 'stay');
  const usual =
    stay ?? usualSpot(saying, offered) ?? usualFacing(saying, offered) ?? usualPayment(offered) ?? only(offered);
  return usual?.word ?? null;
}

/** B12.0a: the spotting hex with the best chance to hit; the first of equals. */
function usualSpot({ game, seen, words }: BearSaying, offered: readonly BearOffer[]): BearOffer | undefined {
  if (!isSpottedFrom(words)) return undefined;
  let best: BearOffer | undefined;
  let most = -1;
  for (const spot of offered) {
    if (spot.kind !== 'hex') return undefined;
    const verdict = game.judge(seen.view, [...words, spot.word]);
    const targets = verdict.granted ? (verdict.value.figures.targets ?? []) : [];
    const ways = targets.reduce((sum, { own, hitChances }) => (own ? sum - hitChances[0] : sum + hitChances[0]), 0);
    if (ways > most) [best, most] = [spot, ways];
  }
  return best;
}

function only(offered: readonly BearOffer[]): BearOffer | undefined {
  return offered.length === 1 ? offered[0] : undefined;
}

/** Whether a default answer may be proposed before the player has said anything. */
function isUsuallyAnswered({ game, seen }: BearSaying): boolean {
  return game.pending(seen.view)?.verbs.some(({ traits }) => traits.usual === true) === true;
}

/** Payments are offered from the fewest CAPs up. */
export function usualPayment(offered: readonly BearOffer[]): BearOffer | undefined {
  const dice = offered.find(({ kind }) => kind === 'caps');
  if (dice !== undefined) return dice;
  for (const way of USUAL_WAYS) {
    const found = offered.find((meant) => meant.kind === 'payment' && meant.value.way === way);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Towards the nearest visible enemy, otherwise the present facing; of equals, the smaller turn. */
function usualFacing(saying: BearSaying, offered: readonly BearOffer[]): BearOffer | undefined {
  const { seen } = saying;
  const open = offered.flatMap((meant) => (meant.kind === 'facing' ? [meant] : []));
  if (open.length === 0) return undefined;
  const { unit, at } = whoTurns(saying);
  if (unit === -1) return open.toSorted((a, b) => a.value - b.value)[0];
  const now = unitOf(seen, unit).facing;
  const wanted = facingToEnemy(seen, unit, at) ?? [now];
  return open.toSorted(
    ({ value: a }, { value: b }) => offBy(wanted, a) - offBy(wanted, b) || turnFrom(now, a) - turnFrom(now, b) || a - b,
  )[0];
}

/** The last unit named and the hex it goes to, if any; for a question in mid-action, the unit asked about. */
export function whoTurns({ position, seen, words }: BearSaying): { readonly unit: UnitId; readonly at: HexId } {
  let unit: UnitId = NONE;
  let at: HexId = NONE;
  for (const said of position.heard(words)) {
    if (said.kind === 'unit') {
      unit = unitId(said.unit);
      at = unitOf(seen, unit).at;
    } else if (said.kind === 'hex') at = hexId(said.hex);
  }
  const frame = seen.view.frames.at(-1);
  if (unit === -1 && (frame?.kind === 'facing' || frame?.kind === 'move')) {
    unit = (frame.kind === 'facing' ? frame.units[frame.unit] : frame.parts[frame.part]?.unit) ?? NONE;
    at = seen.view.units[unit]?.at ?? NONE;
  }
  return { unit, at };
}

/** One facing, or two if the enemy lies along a corner. */
export function facingToEnemy(seen: Seen, unit: UnitId, at: HexId): readonly Facing[] | null {
  if (at === -1) return null;
  const side = sideOf(seen, unit);
  let nearest: HexId = NONE;
  let least = Infinity;
  for (const other of seen.view.roster) {
    const there = seen.view.units[other]?.at ?? NONE;
    if (there === -1 || there === at || sideOf(seen, other) === side) continue;
    const apart = distanceBetween(seen.tables, at, there);
    if (apart < least) [nearest, least] = [there, apart];
  }
  if (nearest === -1) return null;
  const bearing = bearingTo(seen.tables, at, nearest);
  return [toFacing(Math.floor(bearing / 2)), toFacing(Math.ceil(bearing / 2))];
}

export function offBy(wanted: readonly Facing[], facing: Facing): number {
  return Math.min(...wanted.map((each) => turnFrom(each, facing)));
}

function turnFrom(from: Facing, to: Facing): number {
  const right = (to - from + 6) % 6;
  return Math.min(right, 6 - right);
}
