import {
  type GameSystem,
  type Json,
  ok,
  type PackName,
  type Realm,
  Recorder,
  type Result,
  type Seat,
  streamsOf,
} from '@sandtable/kernel';
import { type Bots, PROCEDURE_SEAT } from '@sandtable/session';
import { percent, printReport, type Report, shareOf, table } from '@sandtable/lab';
import type { Option } from './options.ts';
import type { SeriesPlace } from './play-games.ts';
import { type SavedJob, saverOf } from './saved-game.ts';
import type { BotSeats } from './seated-bots.ts';

/** How a game words the options of `simulate`. */
export interface SimulateTerms {
  readonly mission: string;
  readonly bot: string;
  /** An example of a rule option for `--set`. */
  readonly set: string;
  /** Rule options that have a command-line option too: `--level tried` is `--set level=tried`. */
  readonly switches: readonly Option[];
}

export interface SeriesDesk extends SeriesPlace {
  /** Names for several missions at once: `all`. */
  readonly sets: Readonly<Record<string, readonly string[]>>;
  readonly bots: readonly string[];
  /** The same series recording what the bots saw, to learn from; null if the game does not support it. */
  readonly lessons: Pick<SeriesPlace, 'maker' | 'export'> | null;
  /** The seats of a match with these options, or the problems of the options. */
  seats(options: object): Result<readonly Seat[]>;
  /** The seats by side, in order, without the AI's; partners win together. */
  sides(options: object): Result<readonly (readonly Seat[])[]>;
  sum(records: readonly Json[]): Json;
  /** One game of a series, counted from 0, played again by a session: the text of its save. */
  save(job: SavedJob, game: number): string;
  print(made: SeriesReport): string;
  printAll(all: readonly SeriesReport[]): string;
}

export interface SeriesReport extends Report {
  readonly mission: string;
  readonly seed: string;
  readonly bots: BotSeats;
  readonly ai?: Json;
}

/** What a game adds to its rules to make series. */
interface SeriesParts<View> extends Omit<SeriesDesk, 'edition' | 'seats' | 'sides' | 'save' | 'print' | 'printAll'> {
  /** New bots, by name. */
  players(): Bots<View>;
  /** How matches name their pack; null for the game's own. */
  readonly named: PackName | null;
  sideOf(view: View, seat: Seat): string;
  readonly versus: string;
  printAi(ai: Json): string;
  printAgainst(series: readonly SeriesReport[]): string;
}

/** Reports missions against the AI and missions between people in separate tables. */
export function seriesDeskOf<R extends Realm>(
  game: GameSystem<R>,
  { versus, printAi, printAgainst, sideOf, players, named, ...parts }: SeriesParts<R['view']>,
): SeriesDesk {
  return {
    ...parts,
    edition: editionOf(game),
    seats(options) {
      const checked = game.options(options);
      return checked.ok ? ok(game.seats(checked.value)) : checked;
    },
    sides(options) {
      const checked = game.options(options);
      if (!checked.ok) return checked;
      const io = new Recorder<R['event'], R['note']>(streamsOf('sides', game.streams));
      const view = game.view(game.setup(checked.value, io), 'spectator');
      const seats = game.seats(checked.value).filter((seat) => seat !== PROCEDURE_SEAT);
      const sides = [...new Set(seats.map((seat) => sideOf(view, seat)))];
      return ok(sides.map((side) => seats.filter((seat) => sideOf(view, seat) === side)));
    },
    save: saverOf(game, players, named),
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

/** The game and the version of its rules, so that others play the same. */
export function editionOf({ id, version }: { readonly id: string; readonly version: number }): string {
  return `${id} rules ${version}`;
}

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
