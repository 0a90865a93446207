import { type GameSystem, type Json, ok, type Realm, type Result, type Seat } from '@sandtable/kernel';
import { percent, printReport, type Report, shareOf, table } from '@sandtable/lab';
import type { Option } from './options.ts';
import type { SeriesPlace } from './play-games.ts';
import type { BotSeats } from './seated-bots.ts';

/** The wording of `simulate` for a game. */
export interface SimulateTerms {
  readonly mission: string;
  readonly bot: string;
  /** A rule option as an example for `--set`. */
  readonly set: string;
  /** Rule options with an option of their own: `--level tried` is `--set level=tried`. */
  readonly switches: readonly Option[];
}

export interface SeriesDesk extends SeriesPlace {
  /** Words for several missions at once: `all`. */
  readonly sets: Readonly<Record<string, readonly string[]>>;
  readonly bots: readonly string[];
  /** The seats of a match with these options, or their problems. */
  seats(options: object): Result<readonly Seat[]>;
  /** Sums up the records of many matches, or of many series. */
  sum(records: readonly Json[]): Json;
  print(made: SeriesReport): string;
  printAll(all: readonly SeriesReport[]): string;
}

/** The result of a series, and of its AI if there is one. */
export interface SeriesReport extends Report {
  readonly mission: string;
  readonly seed: string;
  readonly bots: BotSeats;
  readonly ai?: Json;
}

/** What a game brings to its series besides its rules. */
interface SeriesParts extends Omit<SeriesDesk, 'seats' | 'print' | 'printAll'> {
  /** The title for missions between people. */
  readonly versus: string;
  printAi(ai: Json): string;
  printAgainst(series: readonly SeriesReport[]): string;
}

/** Reports missions against the AI and missions between people separately. */
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

/** Several missions between people side by side, one line each: who won how often. */
function printVersusSummary(title: string, series: readonly SeriesReport[]): string {
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
