import { type GameSystem, type Json, ok, type Realm, type Result, type Seat } from '@sandtable/kernel';
import { percent, printReport, type Report, shareOf, table } from '@sandtable/lab';
import type { Option } from './options.ts';
import type { SeriesPlace } from './play-games.ts';
import type { Seated } from './seated-bots.ts';

/** How `simulate` is spoken to for a game. */
export interface SimulateTerms {
  /** What `--mission` takes. */
  readonly mission: string;
  /** Who plays if nobody is named. */
  readonly bot: string;
  /** A rule option, as an example of `--set`. */
  readonly set: string;
  /** Rule options that have an option of their own: `--level tried` is `--set level=tried`. */
  readonly switches: readonly Option[];
}

/** How missions are played by the hundred. */
export interface SeriesDesk extends SeriesPlace {
  /** Words for several missions at once: `all`. */
  readonly sets: Readonly<Record<string, readonly string[]>>;
  /** The bots there are. */
  readonly bots: readonly string[];
  /** Who sits in a match with these options, or what is wrong with them. */
  seats(options: object): Result<readonly Seat[]>;
  /** What the records of many matches come to, or of many series. */
  sum(records: readonly Json[]): Json;
  /** What is to be told of a series. */
  print(made: SeriesReport): string;
  /** Several missions side by side. */
  printAll(all: readonly SeriesReport[]): string;
}

/** What a series came to, and where there is an AI, how it fared. */
export interface SeriesReport extends Report {
  readonly mission: string;
  readonly seed: string;
  readonly bots: Seated;
  readonly ai?: Json;
}

/** What a game brings to its series, besides its rules. */
interface SeriesParts extends Omit<SeriesDesk, 'seats' | 'print' | 'printAll'> {
  /** What a mission between people is called. */
  readonly versus: string;
  /** How the AI fared in a series. */
  printAi(ai: Json): string;
  /** Several missions against the AI side by side. */
  printAgainst(series: readonly SeriesReport[]): string;
}

/** Missions against the AI are told apart from those between people. */
export function seriesDeskOf<R extends Realm>(
  game: GameSystem<R>,
  { versus, printAi, printAgainst, ...parts }: SeriesParts,
): SeriesDesk {
  return {
    ...parts,
    seats(options) {
      const checked = game.options(options);
      return checked.ok ? ok(game.seats(checked.value)) : checked;
    },
    print: ({ ai, ...made }) => [printReport(made), ...(ai === undefined ? [] : [printAi(ai)])].join('\n\n'),
    printAll(all) {
      const [between, against] = [all.filter(({ ai }) => ai === undefined), all.filter(({ ai }) => ai !== undefined)];
      return [
        ...(between.length === 0 ? [] : [printVersusSummary(versus, between)]),
        ...(against.length === 0 ? [] : [printAgainst(against)]),
      ].join('\n\n');
    },
  };
}

/** Several missions between people side by side, a line each: who won how often. */
export function printVersusSummary(title: string, series: readonly SeriesReport[]): string {
  return table([
    [title, 'nobody', 'rounds', 'wins by seat'],
    ...series.map(({ mission, nobody, measures, seats }) => [
      mission,
      percent(nobody.rate),
      (measures['rounds']?.mean ?? 0).toFixed(1),
      seats.map(({ seat, wins }) => `${seat} ${percent(wins.rate)}`).join(', '),
    ]),
  ]).join('\n');
}

/** `64.2% (59.1% - 69.0%)` */
export function printShare(count: number, all: number): string {
  const { rate, low, high } = shareOf(count, Math.max(1, all));
  return `${percent(rate)} (${percent(low)} - ${percent(high)})`;
}
