import { type GameSystem, type Json, ok, type Realm } from '@sandtable/kernel';
import { printReport } from '@sandtable/lab';
import type { SeriesDesk, SeriesReport } from './series-desk.ts';
import { printVersusSummary } from './versus-summary.ts';

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
