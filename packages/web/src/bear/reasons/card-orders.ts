import {
  aiNames,
  type CardTurn,
  executedOrder,
  explainFailed,
  explainReason,
  type OrderTrace,
  passesToEnd,
  printOrder,
  printSource,
  type Seen,
  unitTitle,
  whyNone,
} from '@sandtable/bear';

interface SkippedOrder {
  /** `Short range 1` */
  readonly source: string;
  readonly order: string;
  readonly why: string;
  readonly trace: OrderTrace;
}

/** The orders of a card that were tried before the executed one. */
export function skippedOrders(before: Seen, { notes }: CardTurn): SkippedOrder[] {
  return notes.flatMap((note) => {
    if (note.note !== 'order' || note.deed !== null) return [];
    return [
      { source: printSource(note.source), order: printOrder(note.order), why: whySkipped(before, note), trace: note },
    ];
  });
}

const MOST_REASONS = 3;

function whySkipped(before: Seen, { candidates, targets }: OrderTrace): string {
  const names = aiNames(before, unitTitle);
  if (candidates.length === 0) return 'no AI on the map';
  const meant = candidates.filter(({ failed }) => failed === null);
  if (meant.length === 0) {
    const words = new Set(candidates.flatMap(({ failed }) => (failed === null ? [] : [explainFailed(failed)])));
    return `no eligible AI: ${[...words].join(' or ')}`;
  }
  if (meant.every(({ aims }) => aims.length === 0)) {
    const words = new Set(targets.flatMap(({ failed }) => (failed === null ? [] : [explainFailed(failed)])));
    return words.size === 0 ? 'no eligible target (S5.0.1a)' : `no such target: ${[...words].join(' or ')}`;
  }
  const reasons = [
    ...new Set(meant.flatMap(({ aims }) => aims.flatMap(({ why }) => why.map((each) => explainReason(each, names))))),
  ];
  const more = reasons.length > MOST_REASONS ? '; and more' : '';
  return `no AI can: ${reasons.slice(0, MOST_REASONS).join('; ')}${more}`;
}

interface PassWhy {
  readonly why: string;
  readonly means: 'endsRound' | 'endsIfYouPass' | 'goesOn';
}

export function passWhy(before: Seen, card: CardTurn): PassWhy | null {
  if (!card.events.some(({ key }) => key === 'aiPassed')) return null;
  const frame = before.view.frames.findLast(({ kind }) => kind === 'turn');
  const passes = frame?.kind === 'turn' ? frame.passes + 1 : 1;
  const toEnd = passesToEnd(before.view.players.length);
  const means = passes >= toEnd ? 'endsRound' : passes === toEnd - 1 ? 'endsIfYouPass' : 'goesOn';
  return { why: whyNone(card), means };
}

/** The order a card led to: its own, or that of a track event that was the AI's action. */
export function shownOrder(card: CardTurn): OrderTrace | undefined {
  return (
    executedOrder(card) ?? card.notes.find((note): note is OrderTrace => note.note === 'order' && note.deed !== null)
  );
}
