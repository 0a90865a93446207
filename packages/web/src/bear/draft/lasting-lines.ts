import { halfText, nameOfHex, type Play, type Seen, type Side } from '@sandtable/bear';
import { conditionCard } from './card-face.ts';

/** G3.2.1: always. */
const ALWAYS = '1 VP for each enemy unit destroyed.';

/** G3.2: what scores for a side, as its cards say it. */
export function victoryLines(seen: Seen, side: Side): string[] {
  return [ALWAYS, ...linesOf(seen, side, ['victory', 'vp'])];
}

/** G3.3a: what holds for it to the end. */
export function ruleLines(seen: Seen, side: Side): string[] {
  return linesOf(seen, side, ['rule', 'initiative', 'weapon', 'exitEdge']);
}

type StepKind = Seen['pack']['generatorCards'][number]['top']['steps'][number]['kind'];

/** What is said by steps of these kinds among all that a side has played; a Condition's top is everybody's. */
function linesOf(seen: Seen, side: Side, kinds: readonly StepKind[]): string[] {
  const { draft, players } = seen.view;
  const own = (draft?.plays ?? []).filter(
    ({ player, deck, half }) => players[player]?.side === side && (deck === 'card' || half === 'bottom'),
  );
  return own.flatMap((play) => {
    const lines = halfText(seen.pack, play);
    const at = play.markers.map((hex) => nameOfHex(seen.map, hex)).join(', ');
    return stepsOf(seen, play).flatMap(({ kind }, place) => {
      if (!kinds.includes(kind)) return [];
      const line = lines[place] ?? '';
      // Which marker it is, the card cannot say.
      return [kind === 'victory' && at !== '' ? `${line.replace(/\.$/, '')} (${at}).` : line];
    });
  });
}

function stepsOf({ pack }: Seen, { deck, card, half }: Play) {
  const printed = deck === 'card' ? pack.generatorCards[card] : pack.conditionCards[card];
  return printed?.[half].steps ?? [];
}

/** G3.9: what a Condition Card's top has brought for everybody. */
export function commonRules(seen: Seen): string[] {
  const plays = (seen.view.draft?.plays ?? []).filter(({ deck, half }) => deck === 'condition' && half === 'top');
  return plays.map(({ card }) => {
    const { name, halves } = conditionCard(seen, card);
    return `${name}: ${halves[0]?.lines.join(' ') ?? ''}`;
  });
}
