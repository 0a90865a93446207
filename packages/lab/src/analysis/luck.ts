import type { Craft, Realm } from '@sandtable/kernel';
import { PROCEDURE_SEAT } from '@sandtable/session';
import { type PlayedChance, playedChance, TOLD } from './chance.ts';
import { chanceAt, type CurvePoint, type KnownEntry, type Played } from './played.ts';

/** An entry that changed the chance, though not by the seat's decision. */
export interface Swing {
  /** `luck`: dice and cards, also those of the AI's seat. `others`: includes another player's decision. */
  readonly kind: 'luck' | 'others';
  readonly seq: number;
  /** The chance before dice and cards but with the decision made; and the chance after them. */
  readonly before: number;
  readonly after: number;
  readonly doubt: number;
}

export interface LuckEffort {
  /** The most swings to look into, and the playouts for each chance. */
  readonly swings: number;
  readonly chance: number;
}

export const LUCK_EFFORT: LuckEffort = { swings: 3, chance: 96 };

/** Smaller swings are not shown. */
const LEAST = 0.08;

/** The largest steps of the curve, each traced to the entry that moved it most. */
export function* swingsOf<R extends Realm>(
  craft: Craft<R>,
  played: Played<R>,
  { seed, effort, curve }: { seed: string; effort: LuckEffort; curve: readonly CurvePoint[] },
): Generator<{ readonly done: number; readonly swing: Swing | null }, void> {
  const steps = curve
    .slice(1)
    .map(({ seq, share }, place) => ({
      from: curve[place]?.seq ?? 0,
      to: seq,
      size: share - (curve[place]?.share ?? 0),
    }))
    .filter(({ size }) => Math.abs(size) >= LEAST)
    .toSorted((a, b) => Math.abs(b.size) - Math.abs(a.size))
    .slice(0, effort.swings);
  const known = new Map<number, PlayedChance>();
  const chanceAfter = ({ seq, view }: KnownEntry<R>): PlayedChance => {
    const found =
      known.get(seq) ??
      playedChance(
        craft,
        { view, seat: played.seat },
        { random: chanceAt(seed, 'luck', seq), playouts: effort.chance },
      );
    known.set(seq, found);
    return found;
  };
  for (const [place, { from, to }] of steps.entries()) {
    const span = played.entries.filter(({ seq }) => seq >= from && seq <= to);
    const [before, entry] = largestIn(span, chanceAfter);
    const swing = before === undefined || entry === undefined ? null : swingAt(before, entry);
    const isClear = swing !== null && Math.abs(swing.after - swing.before) > Math.max(LEAST, TOLD * swing.doubt);
    yield { done: (place + 1) / steps.length, swing: isClear ? swing : null };
  }

  function swingAt(before: KnownEntry<R>, { seq, speaker, said, view }: KnownEntry<R>): Swing {
    const was =
      said === null
        ? chanceAfter(before)
        : playedChance(
            craft,
            { view: before.view, seat: played.seat },
            { random: chanceAt(seed, 'said', seq), playouts: effort.chance, said },
          );
    const is = chanceAfter({ seq, speaker, said, view });
    const kind = said !== null || speaker === PROCEDURE_SEAT ? 'luck' : 'others';
    return { kind, seq, before: was.share, after: is.share, doubt: Math.hypot(was.doubt, is.doubt) };
  }
}

/** The two neighbouring entries between which the chance changed most, by bisection: always into the half with the larger change. */
function largestIn<R extends Realm>(
  span: readonly KnownEntry<R>[],
  chanceAfter: (entry: KnownEntry<R>) => PlayedChance,
): readonly (KnownEntry<R> | undefined)[] {
  let rest = span;
  while (rest.length > 2) {
    const half = rest.length >> 1;
    const [first, middle, last] = [rest[0], rest[half], rest.at(-1)];
    if (first === undefined || middle === undefined || last === undefined) break;
    const [a, b, c] = [first, middle, last].map((each) => chanceAfter(each).share);
    rest = Math.abs((b ?? 0) - (a ?? 0)) >= Math.abs((c ?? 0) - (b ?? 0)) ? rest.slice(0, half + 1) : rest.slice(half);
  }
  return rest;
}
