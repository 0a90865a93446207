import { BOT_NAMES, kindOf, sumStatistics } from '@sandtable/limanowa';
import { seriesDeskOf } from '../desk/series-desk-of.ts';
import type { SeriesDesk } from '../desk/series-desk.ts';
import { printAiReport, printSummary } from './ai-report.ts';
import { limanowaSeries } from './series.ts';
import { openTable } from './table.ts';

/** Missions of Limanowa by the hundred. */
export function limanowaSeriesDesk(): SeriesDesk {
  const { game, pack } = openTable();
  const ofKind = (...kinds: readonly string[]): string[] =>
    pack.missions.flatMap((mission) => (kinds.includes(kindOf(mission)) ? [mission.id] : []));
  return seriesDeskOf(game, {
    maker: limanowaSeries,
    module: new URL('series.ts', import.meta.url).href,
    export: 'limanowaSeries',
    sets: { all: ofKind('solo', 'coop', 'versus'), 'all-solo': ofKind('solo'), 'all-coop': ofKind('coop') },
    bots: BOT_NAMES,
    sum: sumStatistics,
    versus: 'battle',
    printAi: (ai) => printAiReport(pack, sumStatistics([ai])),
    printAgainst: printSummary,
  });
}
