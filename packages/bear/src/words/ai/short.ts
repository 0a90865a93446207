import { ACTION_EVENTS } from '../../solo/orders/action-rule.ts';
import { counted } from '@sandtable/kernel';
import type { BearEvent } from '../../model/battle/event.ts';
import type { Seen } from '../../model/battle/state.ts';
import type { OrderTrace } from '../../solo/thought/trace.ts';
import { printDeed } from './deed.ts';
import { decidingRung } from './ladder.ts';
import { printWord } from './order-trace.ts';
import { type AiNames, aiNames, type AiTurn, cardsOf, type CardTurn, executedOrder } from './turn.ts';
import { printSource } from '../orders/order-card-text.ts';
import { explainEvent } from '../events.ts';
import { orderCardName, printOrder } from '../orders/order-text.ts';
import { RELATION_NAMES } from '../orders/order-words.ts';
import { type Naming, unitWord } from '../units.ts';

/**
 * S-trace: an AI turn in at most three lines: the card and the order executed; who does what, and what decided it; the
 * outcome. `seen` is the match before the turn.
 */
export function summarizeAiTurn(seen: Seen, turn: AiTurn, naming: Naming = unitWord): string[] {
  const names = aiNames(seen, naming);
  const cards = cardsOf(turn);
  const line = (part: (card: CardTurn) => string): string[] => {
    const parts = cards.map(part).filter((text) => text !== '');
    return parts.length === 0 ? [] : [parts.join('. Then ')];
  };
  return [
    ...line((card) => summarizeCard(seen, card)),
    ...line((card) => summarizeDeed(card, names)),
    ...line((card) => summarizeOutcome(card, names)),
  ];
}

/** The card and what the AI is about to do, before any die is rolled: `s03 fires at g05 in E07`. */
export function foretellAiTurn(seen: Seen, turn: AiTurn, naming: Naming = unitWord): string {
  const names = aiNames(seen, naming);
  const deeds = cardsOf(turn).map((card) => {
    const order = executedOrder(card);
    return order === undefined ? whyNone(card) : `${printSource(order.source)}: ${summarizeDeed(card, names)}`;
  });
  return deeds.join('. Then ');
}

/** `Order Card 31, Short range 1: AI next to a unit closest to a unit: fire` */
function summarizeCard({ pack }: Seen, turn: CardTurn): string {
  const card = pack.orderCards[turn.card];
  const title = `${orderCardName(card?.number ?? '?')}${card?.isCommand === true ? ' (Command)' : ''}`;
  const order = executedOrder(turn);
  return order === undefined
    ? `${title}: ${whyNone(turn)}`
    : `${title}, ${printSource(order.source)}: ${printOrder(order.order)}`;
}

export function whyNone({ notes, events }: CardTurn): string {
  const test = notes.find((note) => note.note === 'passTest');
  if (test?.passes === true)
    return `the AI passes: ${counted(test.ai, 'fresh AI')} against ${counted(test.units, 'fresh unit')} (S4.1.2d)`;
  if (notes.some(({ note }) => note === 'none')) return 'the AI passes: no order can be executed (S2.3.3)';
  return events.some(({ key }) => key === 'gameEnded')
    ? 'the mission ends before any of its orders (S2.7a)'
    : 'a Mission Track event is the AI’s action (S7.2)';
}

function summarizeDeed(turn: CardTurn, names: AiNames): string {
  const order = executedOrder(turn);
  if (order === undefined || order.deed === null) return '';
  const reasons = [
    ['AI', whyThisAi(order)],
    ['target', decidingRung(order.chosenAim) || whyThisTarget(order)],
    ['hex', decidingRung(order.chosenHexes[0])],
    ['way', decidingRung(order.chosenWay?.ladder)],
    ['spotting hex', decidingRung(order.chosenSpot)],
  ].flatMap(([what, why]) => (why === '' ? [] : [`${what}: ${why}`]));
  return `${printDeed(order.deed, names)}. ${reasons.join('; ')}`;
}

/** The last step that ruled out another AI. */
export function whyThisAi({ candidates, chosenAi, relation, superlatives }: OrderTrace): string {
  const able = candidates.filter(({ distance }) => distance !== null).length;
  const decided = decidingRung(chosenAi);
  if (decided !== '') return decided;
  const best = superlatives.findLast(({ of }) => of === 'ai');
  const before = best?.left.length ?? able;
  if (relation !== null && relation.left.length < before)
    return `${RELATION_NAMES[relation.relation]} its target (S5.0.1b)`;
  if (best !== undefined && best.left.length < able) return `${printWord(best.word)} (S5.0a)`;
  return 'the only one that can (S5.0.1a)';
}

/** the chosen AI took the best of several possible targets. */
function whyThisTarget({ candidates, deed, superlatives }: OrderTrace): string {
  const best = superlatives.findLast(({ of }) => of === 'target');
  if (best === undefined || !superlatives.some(({ of }) => of === 'ai')) return '';
  const able = candidates.find(({ unit }) => unit === deed?.unit)?.aims.filter(({ can }) => can) ?? [];
  return best.left.length < able.length ? `${printWord(best.word)} (S5.0a)` : '';
}

/** Events already covered by the first two lines. */
const TOLD: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>([
  'aiDrew',
  'aiOrdered',
  'moved',
  'turned',
  'attacked',
  'spotted',
  'paid',
  ...ACTION_EVENTS,
]);

/** S6.2.1: a pass is reported only if the AI was about to act. */
function summarizeOutcome(turn: CardTurn, names: AiNames): string {
  const acts = executedOrder(turn) !== undefined;
  return turn.events
    .filter(({ key }) => !TOLD.has(key) && (acts || key !== 'aiPassed'))
    .map((event) => explainEvent(event, names))
    .join('. ');
}
