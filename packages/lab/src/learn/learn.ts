import type { Blind, Bot, Predictor, Realm, Seat, Tenth } from '@sandtable/kernel';
import type { MatchResult, SeatedBots } from '../match.ts';
import type { Lineup } from '../series.ts';
import type { MatchRecord } from '../watch.ts';
import { type Case, chanceBy, curved, fitLogistic } from './logistic.ts';
import { dot, sum } from './linear.ts';

export interface Sample {
  /** Positions of one mission are alike: all of them are for learning, or all for testing. */
  readonly mission: string;
  /** Positions of one match share its result: together they count as one. */
  readonly match: string;
  readonly features: readonly number[];
  /** 1 for a win, a half for a draw. */
  readonly result: number;
}

/** Turns a view into features; null where nothing can be said yet. */
export type Eye<View> = (view: Blind<View>, seat: Seat) => readonly number[] | null;

/** Records only every sixth position: neighbours say nearly the same. */
const EVERY = 6;

type Note = { readonly seat: Seat; readonly features: readonly number[] };

/** The same bots, and a record of the features they saw. A bot is given only views, never the state. */
export function sampling<R extends Realm>(
  bots: SeatedBots<R['view']>,
  eye: Eye<R['view']>,
): Pick<Lineup<R>, 'bots' | 'record'> {
  let notes: Note[] = [];
  let looks = 0;
  const noting =
    (seat: Seat, bot: Bot<Blind<R['view']>>): Bot<Blind<R['view']>> =>
    (view, random) => {
      const features = eye(view, seat);
      if (features !== null && looks++ % EVERY === 0) notes.push({ seat, features });
      return bot(view, random);
    };
  return {
    bots: Object.fromEntries(Object.entries(bots).map(([seat, bot]) => [seat, noting(seat, bot)])),
    record: (): MatchRecord<R> => {
      [notes, looks] = [[], 0];
      return {
        note: () => undefined,
        end: () => notes.map(({ seat, features }) => ({ seat, features: [...features] })),
      };
    },
  };
}

/** The samples in the results of a series of `sampling` bots. */
export function samplesIn(mission: string, results: readonly MatchResult[]): readonly Sample[] {
  return results.flatMap(({ record, outcome: { winners }, seats, seed }) =>
    notesIn(record).map(({ seat, features }) => {
      const isDraw = winners.length === 0 || winners.length === seats.length;
      return { mission, match: `${mission} ${seed}`, features, result: isDraw ? 0.5 : Number(winners.includes(seat)) };
    }),
  );
}

function notesIn(record: unknown): readonly Note[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `sampling` made it, perhaps in another thread
  return Array.isArray(record) ? (record as Note[]) : [];
}

export interface Model extends Predictor {
  readonly missions: number;
  readonly matches: number;
  readonly cases: number;
  /** The mean squared error on missions not learned from, and that of always predicting the mean. */
  readonly brier: number;
  readonly base: number;
  readonly tenths: readonly Tenth[];
}

export type Learned = Readonly<Record<string, Model>>;

/**
 * Learns the chance of winning from positions. Each mission is predicted from the others, so the errors are those on an unseen mission. A
 * curve then corrects these predictions, since a model learned from few missions is overconfident.
 */
export function learn(samples: readonly Sample[]): Model {
  const cases = casesOf(samples);
  const missions = [...new Set(samples.map(({ mission }) => mission))];
  const logits = new Map<string, readonly number[]>(
    missions.map((mission) => [mission, fitLogistic(cases.filter((each) => each.mission !== mission))]),
  );
  const held = cases.map((each) => ({ ...each, logit: dot(logits.get(each.mission) ?? [], each.features) }));
  const curve = fitLogistic(held.map(({ logit, result }) => ({ result, features: curved(logit), weight: 1 })));
  const predicted = held.map(({ logit, result }) => ({ chance: chanceBy(curve, curved(logit)), result }));
  const mean = sum(cases.map(({ result }) => result)) / Math.max(1, cases.length);
  return {
    weights: fitLogistic(cases),
    curve,
    missions: missions.length,
    matches: new Set(samples.map(({ match }) => match)).size,
    cases: cases.length,
    brier: brierOf(predicted),
    base: brierOf(cases.map(({ result }) => ({ chance: mean, result }))),
    tenths: tenthsOf(predicted),
  };
}

/** Weights every match alike, however many positions it has; the sum is the number of cases. */
function casesOf(samples: readonly Sample[]): readonly (Case & Sample)[] {
  const counts = new Map<string, number>();
  for (const { match } of samples) counts.set(match, (counts.get(match) ?? 0) + 1);
  return samples.map((sample) => ({
    ...sample,
    weight: samples.length / counts.size / (counts.get(sample.match) ?? 1),
  }));
}

interface Prediction {
  readonly chance: number;
  readonly result: number;
}

function brierOf(predictions: readonly Prediction[]): number {
  return sum(predictions.map(({ chance, result }) => (chance - result) ** 2)) / Math.max(1, predictions.length);
}

function tenthsOf(predictions: readonly Prediction[]): readonly Tenth[] {
  return Array.from({ length: 10 }, (_tenth, place) => {
    const those = predictions.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === place);
    const mean = (of: (each: Prediction) => number): number => sum(those.map(of)) / Math.max(1, those.length);
    return { cases: those.length, predicted: mean(({ chance }) => chance), actual: mean(({ result }) => result) };
  });
}
