import type { Realm } from '@sandtable/kernel';
import { type Craft, winOf } from '../general/search.ts';
import { learnedChance, playedChance } from './chance.ts';
import { type KeyEffort, KEY_EFFORT, type KeyMoment, keyMomentsOf } from './key-moments.ts';
import { chanceAt, type CurvePoint, decisionsOf, type Played } from './played.ts';

/** What is known so far of how a match went. */
export interface Course {
  /** How much of the work is done, from 0 to 1. */
  readonly done: number;
  /** Null: by what was learned; else by so many playouts each. */
  readonly playouts: number | null;
  readonly curve: readonly CurvePoint[];
  /** In order of time. */
  readonly moments: readonly KeyMoment[];
}

export interface CourseEffort extends KeyEffort {
  /** Where nothing was learned: so many points at most, by so many playouts each. */
  readonly points: number;
  readonly playouts: number;
}

export const COURSE_EFFORT: CourseEffort = { ...KEY_EFFORT, points: 40, playouts: 32 };

/** The share of the whole work that the curve takes where it is played out. */
const CURVE_WORK = 0.35;

/** How a match went, told bit by bit: first the curve, then what turned it. The same for the same seed. */
export function* courseOf<R extends Realm>(
  craft: Craft<R>,
  played: Played<R>,
  { seed, effort = COURSE_EFFORT }: { seed: string; effort?: CourseEffort },
): Generator<Course, Course> {
  const end = endOf(played);
  const learned = learnedCurve(craft, played);
  const playouts = learned.length > 0 ? null : effort.playouts;
  const curve = [...learned];
  if (playouts !== null) {
    const asked = spread(decisionsOf(played), effort.points);
    for (const [place, { before }] of asked.entries()) {
      const random = chanceAt(seed, 'curve', before.seq);
      const { share } = playedChance(craft, { view: before.view, seat: played.seat }, { random, playouts });
      curve.push({ seq: before.seq, share });
      yield { done: (CURVE_WORK * (place + 1)) / asked.length, playouts, curve: [...curve], moments: [] };
    }
  }
  const whole = [...curve, end];
  const begun = playouts === null ? 0 : CURVE_WORK;
  let moments: readonly KeyMoment[] = [];
  yield { done: begun, playouts, curve: whole, moments };
  for (const found of keyMomentsOf(craft, played, { seed, effort, curve: whole })) {
    if (found.moment !== null) moments = [...moments, found.moment].toSorted((a, b) => a.seq - b.seq);
    yield { done: begun + (1 - begun) * found.done, playouts, curve: whole, moments };
  }
  return { done: 1, playouts, curve: whole, moments };
}

function learnedCurve<R extends Realm>(craft: Craft<R>, played: Played<R>): readonly CurvePoint[] {
  return decisionsOf(played).flatMap(({ before: { seq, view } }) => {
    const share = learnedChance(craft, { view, seat: played.seat });
    return share === null ? [] : [{ seq, share }];
  });
}

function endOf<R extends Realm>({ entries, outcome, seat }: Played<R>): CurvePoint {
  return { seq: entries.at(-1)?.seq ?? 0, share: winOf(outcome, seat) };
}

/** At most so many of them, evenly. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, place) => all[Math.round((place * (all.length - 1)) / (most - 1))]).flatMap(
    (each) => (each === undefined ? [] : [each]),
  );
}
