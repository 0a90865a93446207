import { BOT_NAMES, sumStatistics } from '@sandtable/bear';
import { ok } from '@sandtable/kernel';
import { printReport } from '@sandtable/lab';
import type { SeriesDesk } from '../desk/series-desk.ts';
import { printVersusSummary } from '../desk/versus-summary.ts';
import { bearSeries } from './series.ts';
import { printSoloReport } from './solo-report.ts';
import { printSoloSummary } from './solo-summary.ts';
import { openTable } from './table.ts';

/** Missions of bear by the hundred. */
export function bearSeriesDesk(): SeriesDesk {
  const { game, pack } = openTable();
  const { missions } = pack;
  const solo = missions.filter((mission) => mission.solo !== null);
  return {
    maker: bearSeries,
    module: new URL('series.ts', import.meta.url).href,
    export: 'bearSeries',
    sets: { all: missions.map(({ id }) => id), 'all-solo': solo.map(({ id }) => id) },
    bots: BOT_NAMES,
    seats(options) {
      const checked = game.options(options);
      return checked.ok ? ok(game.seats(checked.value)) : checked;
    },
    sum: sumStatistics,
    print: ({ ai, ...made }) =>
      ai === undefined ? printReport(made) : `${printReport(made)}\n\n${printSoloReport(pack, sumStatistics([ai]))}`,
    printAll(all) {
      const [versus, against] = [all.filter(({ ai }) => ai === undefined), all.filter(({ ai }) => ai !== undefined)];
      return [
        ...(versus.length === 0 ? [] : [printVersusSummary('firefight', versus)]),
        ...(against.length === 0 ? [] : [printSoloSummary(against)]),
      ].join('\n\n');
    },
  };
}
