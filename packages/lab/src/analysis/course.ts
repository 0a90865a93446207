import type { Craft, Realm } from '@sandtable/kernel';
import { winOf } from '../general/search.ts';
import { learnedChance, playedChance } from './chance.ts';
import { type KeyEffort, KEY_EFFORT, type KeyMoment, keyMomentsOf } from './key-moments.ts';
import { chanceAt, type CurvePoint, decisionsOf, type Played } from './played.ts';

/** Where the curve comes from. */
export type Basis =
  /** How many matches it was learned from, and its largest error in testing; null where unknown. */
  | { readonly kind: 'learned'; readonly matches: number | null; readonly within: number | null }
  | { readonly kind: 'playouts'; readonly playouts: number };

export interface Course {
  /** How much of the work is done, from 0 to 1. */
  readonly done: number;
  readonly basis: Basis;
  readonly curve: readonly CurvePoint[];
  readonly moments: readonly KeyMoment[];
}

export interface CourseEffort extends KeyEffort {
  /** Where nothing was learned: how many points at most, and with how many playouts each. */
  readonly points: number;
  readonly playouts: number;
}

const COURSE_EFFORT: CourseEffort = { ...KEY_EFFORT, points: 40, playouts: 32 };

/** The share of the work that goes into a curve of playouts. */
const CURVE_WORK = 0.35;

/** How a match went, bit by bit: first the curve, then what turned it. The same for the same seed. */
export function* courseOf<R extends Realm>(
  craft: Craft<R>,
  played: Played<R>,
  { seed, effort = COURSE_EFFORT }: { seed: string; effort?: CourseEffort },
): Generator<Course, Course> {
  const end = endOf(played);
  const learned = learnedCurve(craft, played);
  const basis = basisOf(craft, learned.length > 0 ? played : null, effort);
  const curve = [...learned];
  if (basis.kind === 'playouts') {
    const asked = spread(decisionsOf(played), effort.points);
    for (const [place, { before }] of asked.entries()) {
      const given = { random: chanceAt(seed, 'curve', before.seq), playouts: basis.playouts };
      curve.push({
        seq: before.seq,
        share: playedChance(craft, { view: before.view, seat: played.seat }, given).share,
      });
      yield { done: (CURVE_WORK * (place + 1)) / asked.length, basis, curve: [...curve], moments: [] };
    }
  }
  const whole = [...curve, end];
  const begun = basis.kind === 'playouts' ? CURVE_WORK : 0;
  let moments: readonly KeyMoment[] = [];
  yield { done: begun, basis, curve: whole, moments };
  for (const found of keyMomentsOf(craft, played, { seed, effort, curve: whole })) {
    if (found.moment !== null) moments = [...moments, found.moment].toSorted((a, b) => a.seq - b.seq);
    yield { done: begun + (1 - begun) * found.done, basis, curve: whole, moments };
  }
  return { done: 1, basis, curve: whole, moments };
}

/** Cases a tenth needs before its error counts. */
const MANY = 200;

/** What the learned chances rest on; playouts if nothing was learned. */
function basisOf<R extends Realm>({ outlook }: Craft<R>, learned: Played<R> | null, { playouts }: CourseEffort): Basis {
  const view = learned?.entries.at(-1)?.view;
  if (outlook === null || view === undefined) return { kind: 'playouts', playouts };
  const { matches = null, tenths } = outlook.model(view);
  const errors = (tenths ?? []).flatMap(({ cases, predicted, actual }) =>
    cases >= MANY ? [Math.abs(predicted - actual)] : [],
  );
  return { kind: 'learned', matches, within: errors.length === 0 ? null : Math.max(...errors) };
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

/** At most so many of them, evenly spaced. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, place) => all[Math.round((place * (all.length - 1)) / (most - 1))]).flatMap(
    (each) => (each === undefined ? [] : [each]),
  );
}
