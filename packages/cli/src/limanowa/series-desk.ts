import { BOT_NAMES, kindOf, sumStatistics } from '@sandtable/limanowa';
import { ok } from '@sandtable/kernel';
import { printReport } from '@sandtable/lab';
import type { SeriesDesk } from '../desk/series-desk.ts';
import { printVersusSummary } from '../desk/versus-summary.ts';
import { printAiReport, printSummary } from './ai-report.ts';
import { limanowaSeries } from './series.ts';
import { openTable } from './table.ts';

/** Missions of Limanowa by the hundred. */
export function limanowaSeriesDesk(): SeriesDesk {
  const { game, pack } = openTable();
  const ofKind = (...kinds: readonly string[]): string[] =>
    pack.missions.flatMap((mission) => (kinds.includes(kindOf(mission)) ? [mission.id] : []));
  return {
    maker: limanowaSeries,
    module: new URL('series.ts', import.meta.url).href,
    export: 'limanowaSeries',
    sets: { all: ofKind('solo', 'coop', 'versus'), 'all-solo': ofKind('solo'), 'all-coop': ofKind('coop') },
    bots: BOT_NAMES,
    seats(options) {
      const checked = game.options(options);
      return checked.ok ? ok(game.seats(checked.value)) : checked;
    },
    sum: sumStatistics,
    print: ({ ai, ...made }) =>
      ai === undefined ? printReport(made) : `${printReport(made)}\n\n${printAiReport(pack, sumStatistics([ai]))}`,
    printAll(all) {
      const [versus, against] = [all.filter(({ ai }) => ai === undefined), all.filter(({ ai }) => ai !== undefined)];
      return [
        ...(versus.length === 0 ? [] : [printVersusSummary('battle', versus)]),
        ...(against.length === 0 ? [] : [printSummary(against)]),
      ].join('\n\n');
    },
  };
}
