import { explainRule, halfText, nameOfHex, type DraftPlay, type Seen, type Side } from '@sandtable/bear';
import { conditionCard } from './card-face.ts';

/** G3.2.1: always. */
const ALWAYS = '1 VP for each enemy unit destroyed.';

/** G3.2: what scores for a side, as its cards say it. */
export function victoryLines(seen: Seen, side: Side): string[] {
  return [ALWAYS, ...linesOf(seen, side, ['victory', 'vp'])];
}

/** G3.3a: what holds for it to the end: rules in force, and what its cards besides have given it. */
export function ruleLines(seen: Seen, side: Side): string[] {
  const inForce = seen.view.terms.rules.filter((rule) => rule.side === side).map(explainRule);
  return [...new Set(inForce), ...linesOf(seen, side, ['initiative', 'weapon', 'exitEdge'])];
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
      return [kind === 'victory' ? withPlace(lines[place] ?? '', at) : (lines[place] ?? '')];
    });
  });
}

/** Which marker it is, the card cannot say. */
function withPlace(line: string, at: string): string {
  if (at === '') return line;
  if (line.includes('this marker')) return line.replace('this marker', `the marker in ${at}`);
  return `${line.replace(/\.$/, '')} (${at}).`;
}

function stepsOf({ pack }: Seen, { deck, card, half }: DraftPlay) {
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
