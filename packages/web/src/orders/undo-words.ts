import type { Instant } from '../match/instant.ts';

const REASONS: Readonly<Record<string, string>> = {
  nothingSaid: 'There is nothing to undo yet',
  saidByAnother: 'The last action was not yours',
  newInformation: 'Dice, cards or secrets have been revealed since',
  otherPersonAsked: 'Another player has been asked since',
  watched: 'You are only watching this match',
  past: 'You are looking at a past entry',
};

/** Why nothing can be taken back; null where something can. `over` is what is read once it is over. */
export function whyNoUndo({ undo }: Pick<Instant, 'undo'>, over: string): string | null {
  if (undo.granted) return null;
  const key = undo.reasons[0]?.key ?? '';
  return key === 'over' ? over : (REASONS[key] ?? 'There is nothing to undo');
}
