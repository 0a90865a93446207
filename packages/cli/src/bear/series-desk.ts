import { BOT_NAMES, sumStatistics } from '@sandtable/bear';
import { seriesDeskOf } from '../desk/series-desk-of.ts';
import type { SeriesDesk } from '../desk/series-desk.ts';
import { bearSeries } from './series.ts';
import { printSoloReport } from './solo-report.ts';
import { printSoloSummary } from './solo-summary.ts';
import { openTable } from './table.ts';

/** Missions of bear by the hundred. */
export function bearSeriesDesk(): SeriesDesk {
  const { game, pack } = openTable();
  const { missions } = pack;
  const solo = missions.filter((mission) => mission.solo !== null);
  return seriesDeskOf(game, {
    maker: bearSeries,
    module: new URL('series.ts', import.meta.url).href,
    export: 'bearSeries',
    sets: { all: missions.map(({ id }) => id), 'all-solo': solo.map(({ id }) => id) },
    bots: BOT_NAMES,
    sum: sumStatistics,
    versus: 'firefight',
    printAi: (ai) => printSoloReport(pack, sumStatistics([ai])),
    printAgainst: printSoloSummary,
  });
}
