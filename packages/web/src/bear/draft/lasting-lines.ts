import type { Seen, Side } from '@sandtable/bear';
import { conditionCard, generatorCard } from './card-face.ts';

/** G3.2.1: always. */
const ALWAYS = '1 VP for each enemy unit destroyed';

/** G3.2: what scores for a side, as its cards say it. */
export function victoryLines(seen: Seen, side: Side): string[] {
  return [ALWAYS, ...linesOf(seen, side, 'victory')];
}

/** G3.3a: what holds for it to the end. */
export function ruleLines(seen: Seen, side: Side): string[] {
  return linesOf(seen, side, 'rule');
}

function linesOf(seen: Seen, side: Side, kind: 'victory' | 'rule'): string[] {
  const { draft, players } = seen.view;
  const plays = (draft?.plays ?? []).filter(
    ({ player, deck, half, card }) =>
      players[player]?.side === side &&
      deck === 'card' &&
      half === 'top' &&
      seen.pack.generatorCards[card]?.top.kind === kind,
  );
  return plays.map(({ card }) => {
    const { name, halves } = generatorCard(seen, card);
    return `${name}: ${halves[0]?.lines.join(' ') ?? ''}`;
  });
}

/** G3.9: what a Condition Card's top has brought for everybody. */
export function commonRules(seen: Seen): string[] {
  const plays = (seen.view.draft?.plays ?? []).filter(({ deck, half }) => deck === 'condition' && half === 'top');
  return plays.map(({ card }) => {
    const { name, halves } = conditionCard(seen, card);
    return `${name}: ${halves[0]?.lines.join(' ') ?? ''}`;
  });
}
