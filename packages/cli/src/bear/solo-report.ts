import { orderName, type Pack, type SoloStatistics } from '@sandtable/bear';
import { table } from '@sandtable/lab';
import { printShare } from '../desk/print-share.ts';

type Part = Parameters<typeof orderName>[0]['part'];
type OrderCard = Pack['orderCards'][number];

/** How the AI fared in a series, as lines of plain text: what it passed, how fast its track went, and what it was ordered. */
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

/** How often each order of a part was executed, from the first on: `3/0/1`. */
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
