import { AI_SEAT, type SoloStatistics, sumStatistics } from '@sandtable/bear';
import { percent, table } from '@sandtable/lab';
import type { SeriesReport } from '../desk/series-desk.ts';

/** What a series against the AI came to. */
type SoloSeries = Pick<SeriesReport, 'mission' | 'games' | 'seats' | 'nobody' | 'ai'>;

const HEAD = [
  'mission',
  'player wins',
  'draws',
  'rounds',
  'longest',
  'spaces a round',
  'AI passes',
  'cards drawn',
  'counteractions',
  'mission orders',
];

/** Several missions against the AI side by side, a line each, and all of them together. */
export function printSoloSummary(series: readonly SoloSeries[]): string {
  const games = series.reduce((sum, each) => sum + each.games, 0);
  const wins = series.reduce((sum, each) => sum + winsOf(each), 0);
  const ties = series.reduce((sum, { nobody }) => sum + nobody.count, 0);
  return table([
    HEAD,
    ...series.map((each) => [
      each.mission,
      ...figures(each.games, winsOf(each), each.nobody.count, sumStatistics([each.ai])),
    ]),
    ['all', ...figures(games, wins, ties, sumStatistics(series.map(({ ai }) => ai)))],
  ]).join('\n');
}

function winsOf({ seats }: SoloSeries): number {
  return seats.reduce((sum, { seat, wins }) => sum + (seat === AI_SEAT ? 0 : wins.count), 0);
}

function figures(games: number, wins: number, ties: number, ai: SoloStatistics): string[] {
  return [
    rate(wins, games),
    rate(ties, games),
    (ai.rounds / games).toFixed(1),
    String(ai.longest),
    (ai.spaces / Math.max(1, ai.rounds)).toFixed(2),
    rate(ai.freshPasses, ai.freshTurns),
    String(ai.draws),
    rate(ai.counteractions, ai.draws),
    rate(ai.missionOrders, ai.draws),
  ];
}

function rate(count: number, all: number): string {
  return percent(count / Math.max(1, all));
}
