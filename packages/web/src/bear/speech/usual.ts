import { bearingTo, distanceBetween, type Seen, sideOf, unitOf } from '@sandtable/bear';
import { EVERY_FACING, type Facing, FACINGS, toFacing } from '@sandtable/hex';
import type { Sentence, Word } from '@sandtable/kernel';
import { askedKey, type BearSaying, offersOf } from './saying.ts';
import { formOf } from './word-form.ts';

/** Questions whose usual answer may be proposed before a word is said. */
const USUAL: ReadonlySet<string> = new Set(['facing', 'capsOnDice', 'initiative', 'aiTurn']);

/** The word that is nearly always meant: towards the enemy, paid in AP. Null where somebody has to choose. */
export function usualNext(saying: Omit<BearSaying, 'position'>): Word | null {
  const { seen, words } = saying;
  if (words.length === 0 && !USUAL.has(askedKey(saying) ?? '')) return null;
  const offered = offersOf(saying);
  // Whoever joins a move and is sent nowhere only lends his place in the group.
  if (offered.includes('stay')) return 'stay';
  return (
    usualFacing(seen, words, offered) ?? usualPayment(offered) ?? (offered.length === 1 ? (offered[0] ?? null) : null)
  );
}

/** In this order: in AP with as few CAPs as there may be, from the activation under way, by a new one, and last by CAPs. */
const WAYS = [
  'caps:',
  'pool:',
  'activate:',
  'toll',
  'pool-toll',
  'activate-toll',
  'opportunity',
  'command',
  'command-toll',
];

function usualPayment(offered: readonly Word[]): Word | null {
  for (const way of WAYS) {
    // They are offered from the fewest CAPs on.
    const found = offered.find((word) => (way.endsWith(':') ? word.startsWith(way) : word === way));
    if (found !== undefined) return found;
  }
  return null;
}

/** Towards the nearest enemy that is seen; without one as it faces now. Of two as good, the smaller turn. */
function usualFacing(seen: Seen, words: Sentence, offered: readonly Word[]): Word | null {
  const open = EVERY_FACING.filter((facing) => offered.includes(FACINGS[facing]));
  if (open.length === 0) return null;
  const { unit, at } = whoTurns(seen, words);
  if (unit === -1) return FACINGS[open[0] ?? 0];
  const now = unitOf(seen, unit).facing;
  const wanted = facingToEnemy(seen, unit, at) ?? [now];
  const best = open.toSorted((a, b) => offBy(wanted, a) - offBy(wanted, b) || turnFrom(now, a) - turnFrom(now, b))[0];
  return best === undefined ? null : FACINGS[best];
}

/** The last unit that was named, and the hex it goes to if one was said after it; in the question of a facing, the one asked about. */
export function whoTurns(seen: Seen, words: Sentence): { readonly unit: number; readonly at: number } {
  let unit = -1;
  let at = -1;
  words.forEach((word, place) => {
    const form = formOf(seen, words.slice(0, place), word);
    if (form.is === 'unit') {
      unit = form.unit;
      at = unitOf(seen, unit).at;
    } else if (form.is === 'hex') at = form.hex;
  });
  const frame = seen.view.frames.at(-1);
  if (unit === -1 && frame?.kind === 'facing') {
    unit = frame.units[frame.unit] ?? -1;
    at = seen.view.units[unit]?.at ?? -1;
  }
  return { unit, at };
}

/** One facing, or the two beside a corner. */
function facingToEnemy(seen: Seen, unit: number, at: number): readonly Facing[] | null {
  if (at === -1) return null;
  const side = sideOf(seen, unit);
  let nearest = -1;
  let least = Infinity;
  for (const other of seen.view.roster) {
    const there = seen.view.units[other]?.at ?? -1;
    if (there === -1 || there === at || sideOf(seen, other) === side) continue;
    const apart = distanceBetween(seen.tables, at, there);
    if (apart < least) [nearest, least] = [there, apart];
  }
  if (nearest === -1) return null;
  const bearing = bearingTo(seen.tables, at, nearest);
  return [toFacing(Math.floor(bearing / 2)), toFacing(Math.ceil(bearing / 2))];
}

function offBy(wanted: readonly Facing[], facing: Facing): number {
  return Math.min(...wanted.map((each) => turnFrom(each, facing)));
}

function turnFrom(from: Facing, to: Facing): number {
  const right = (to - from + 6) % 6;
  return Math.min(right, 6 - right);
}
