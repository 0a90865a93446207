import type { BearEvent, Seen } from '@sandtable/bear';

/** None of these ever begins an order: they answer a question in the middle of one. */
const LATER: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>([
  ...(['triedLuck', 'missed', 'hit', 'killed', 'nothingHit', 'attackedInVain', 'stood', 'razed'] as const),
  ...(['rallied', 'rallyFailed', 'stuck', 'gotThrough', 'marked', 'destroyed', 'revealed', 'rumorRevealed'] as const),
  ...(['activated', 'capsChanged', 'apAdded', 'checked', 'becameSpent', 'faced'] as const),
]);

const LUCK = 'c12';

/** B3.2.3, B8.2: CAPs before a roll and a card after it are asked for; dice for an activation are what it begins with. */
export function goesOn({ pack }: Seen, event: BearEvent): boolean {
  if (event.key === 'rolled') return event.what !== 'activation';
  if (event.key === 'played') return pack.actionCards[event.card]?.id === LUCK;
  return LATER.has(event.key);
}
