import { AI_SEAT, BOT_NAMES, orderName, type Pack, type SoloStatistics, sumStatistics } from '@sandtable/bear';
import { GENERAL_NAMES, percent, table } from '@sandtable/lab';
import { printShare, type SeriesDesk, seriesDeskOf, type SeriesReport } from '../desk/series-desk.ts';
import { openTable } from './table.ts';
import { bearLessons, bearPlayers, bearSeries } from './series.ts';

export function bearSeriesDesk(): SeriesDesk {
  const { game, pack, named } = openTable();
  const { missions } = pack;
  const solo = missions.filter((mission) => mission.solo !== null);
  return seriesDeskOf(game, {
    maker: bearSeries,
    module: new URL('series.ts', import.meta.url).href,
    export: 'bearSeries',
    lessons: { maker: bearLessons, export: 'bearLessons' },
    sets: { all: missions.map(({ id }) => id), 'all-solo': solo.map(({ id }) => id) },
    players: () => bearPlayers(game, pack),
    named,
    bots: [...BOT_NAMES, ...GENERAL_NAMES],
    sideOf: ({ players }, seat) => players.find((player) => player.seat === seat)?.side ?? '',
    sum: sumStatistics,
    versus: 'firefight',
    printAi: (ai) => printSoloReport(pack, sumStatistics([ai])),
    printAgainst: printSoloSummary,
  });
}

type Part = Parameters<typeof orderName>[0]['part'];
type OrderCard = Pack['orderCards'][number];

/** Reports on the AI in a series: how often it passed, how fast its track advanced, and which orders it carried out. */
export function printSoloReport({ orderCards }: Pack, statistics: SoloStatistics): string {
  const { turns, freshTurns, freshPasses, spaces, rounds, longest, draws, cards, actions } = statistics;
  const drawn = orderCards.filter(({ number }) => cards[number] !== undefined);
  const tables = [
    [
      ['the AI', ''],
      ['turns', String(turns)],
      ['passed with a fresh AI', `${freshPasses} of ${freshTurns}`],
      ['rate', printShare(freshPasses, freshTurns)],
      ['track spaces per round', (spaces / Math.max(1, rounds)).toFixed(2)],
      ['longest match, in rounds', String(longest)],
      ['cards drawn', String(draws)],
      ['executed a Counteraction', printShare(statistics.counteractions, draws)],
      ['executed a Mission Order', printShare(statistics.missionOrders, draws)],
    ],
    [['ordered to', 'times'], ...byName(actions).map(([action, count]) => [action, String(count)])],
    [
      [
        'card',
        'drawn',
        'passed',
        'close combat',
        'short range',
        'counteractions',
        'orders',
        'mission orders',
        'events',
      ],
      ...drawn.map((card) => cardRow(card, statistics)),
    ],
  ];
  return tables.map((rows) => table(rows).join('\n')).join('\n\n');
}

/** How often each order of a part of the card was executed, first to last: `3/0/1`. */
function cardRow({ number, closeCombat, shortRange, orders }: OrderCard, { cards }: SoloStatistics): string[] {
  const card = cards[number];
  const counts = (part: Part, most: number): string =>
    Array.from({ length: most }, (_order, place) => card?.orders[orderName({ part, place })] ?? 0).join('/');
  const all = (part: Part): string =>
    String(
      Object.entries(card?.orders ?? {}).reduce((sum, [name, count]) => sum + (name.startsWith(part) ? count : 0), 0),
    );
  return [
    String(number).padStart(2, '0'),
    String(card?.drawn ?? 0),
    String(card?.passed ?? 0),
    counts('closeCombat', closeCombat.length),
    counts('shortRange', shortRange.length),
    all('counteraction'),
    counts('tactical', orders.length),
    all('missionOrder'),
    all('event'),
  ];
}

function byName(counts: SoloStatistics['actions']): [string, number][] {
  return Object.entries(counts).sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

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

/** Several solo missions, one line each, and their total. */
function printSoloSummary(series: readonly SoloSeries[]): string {
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
