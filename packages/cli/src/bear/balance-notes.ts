import { orderName, type Pack, type SoloStatistics, sumStatistics } from '@sandtable/bear';
import { type GameResult, percent, shareOf } from '@sandtable/lab';
import type { BalanceItem } from '../desk/balance.ts';
import { aiIn, allCards, type HalfTally, tallyGames } from './generate/tally.ts';

/** The range in which a card's half should win. */
const HALF = { low: 0.35, high: 0.65 };
/** Games below which a win rate says nothing. */
const ENOUGH = 10;

export function cardNotes(
  pack: Pack,
  items: readonly BalanceItem[],
  played: ReadonlyMap<string, readonly GameResult[]>,
): readonly string[] {
  const of = (group: string): readonly GameResult[] =>
    items.flatMap((item) => (item.group === group ? (played.get(item.id) ?? []) : []));
  const [versus, solo, missions] = [of('guidelines'), of('solo guidelines'), of('solo missions')];
  return [
    ...(versus.length === 0 ? [] : halfNotes(pack, versus)),
    ...(solo.length === 0 ? [] : tileNotes(pack, solo)),
    ...(missions.length + solo.length === 0 ? [] : orderNotes(pack, [...missions, ...solo])),
  ];
}

function halfNotes(pack: Pack, results: readonly GameResult[]): readonly string[] {
  const { halves, never } = tallyGames(pack, allCards(pack), results);
  const judged = halves.filter(({ played }) => played >= ENOUGH);
  const outside = judged.filter(({ wins }) => wins.low > HALF.high || wins.high < HALF.low);
  const least = halves.toSorted((a, b) => a.played - b.played).filter(({ played }) => played < ENOUGH);
  return [
    `**Halves of Generator Cards**, in ${results.length} drafted battles between people: ${judged.length} were played in ${ENOUGH} games or more. ` +
      `${listed(outside.map(printHalf), 'None of them is')} surely outside ${percent(HALF.low)} to ${percent(HALF.high)} of wins for its side. ` +
      `Hardly ever chosen: ${least.map(({ card, half, played }) => `${card} ${half} (${played})`).join(', ') || 'none'}. ` +
      `Never: ${never.halves.join(', ') || 'none'}. Condition Cards never played: ${never.conditions.join(', ') || 'none'}.`,
  ];
}

function printHalf({ card, half, played, wins }: HalfTally): string {
  return `${card} ${half} (${percent(wins.rate)} of ${played})`;
}

function tileNotes(pack: Pack, results: readonly GameResult[]): readonly string[] {
  const { solo, never } = tallyGames(pack, allCards(pack), results);
  const tiles = solo?.tiles ?? [];
  const seldom = tiles.filter(({ games, acted }) => games >= ENOUGH && acted.rate < 0.25 && acted.count > 0);
  return [
    `**AI tiles**, in ${results.length} generated solo missions: ${tiles.length} were in play. ` +
      `They act in fewer than a quarter of their missions: ${seldom.map(({ tile, acted }) => `${tile} (${percent(acted.rate)})`).join(', ') || 'none'}. ` +
      `In play and never executed: ${never.idleTiles.join(', ') || 'none'}. Never in play: ${never.tiles.join(', ') || 'none'}.`,
  ];
}

function orderNotes({ orderCards }: Pack, results: readonly GameResult[]): readonly string[] {
  const ai: SoloStatistics = sumStatistics(results.map(aiIn));
  const rows = orderCards.map(({ number, closeCombat, shortRange, orders }) => {
    const card = ai.cards[number];
    const parts = { closeCombat: closeCombat.length, shortRange: shortRange.length, tactical: orders.length } as const;
    const names = (['closeCombat', 'shortRange', 'tactical'] as const).flatMap((part) =>
      Array.from({ length: parts[part] }, (_order, place) => orderName({ part, place })),
    );
    const idle = names.filter((name) => (card?.orders[name] ?? 0) === 0);
    return { number, drawn: card?.drawn ?? 0, passed: card?.passed ?? 0, idle };
  });
  const never = rows.filter(({ drawn }) => drawn === 0).map(({ number }) => String(number));
  const idle = rows.filter((row) => row.drawn > 0 && row.idle.length > 0);
  const passing = rows.filter(({ drawn, passed }) => shareOf(passed, Math.max(1, drawn)).low > 0.25);
  return [
    `**Order Cards**, in ${results.length} solo games: ${ai.draws} were drawn; a Counteraction was executed on ${rate(ai.counteractions, ai.draws)} of draws, a Mission Order on ${rate(ai.missionOrders, ai.draws)}; ` +
      `with a fresh AI it passed on ${rate(ai.freshPasses, ai.freshTurns)} of turns (15% wanted at most). Never drawn: ${never.join(', ') || 'none'}. ` +
      `Orders never executed: ${idle.map((row) => `${row.number} (${row.idle.join(', ')})`).join('; ') || 'none'}. ` +
      `Passed on more than a quarter of draws: ${passing.map(({ number, passed, drawn }) => `${number} (${rate(passed, drawn)})`).join(', ') || 'none'}.`,
  ];
}

function listed(names: readonly string[], none: string): string {
  return names.length === 0 ? none : `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'}`;
}

function rate(count: number, all: number): string {
  return percent(count / Math.max(1, all));
}
