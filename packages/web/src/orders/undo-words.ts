import type { Instant } from '../match/instant.ts';

const REASONS: Readonly<Record<string, string>> = {
  nothingSaid: 'Nothing has been said yet',
  saidByAnother: 'The last entry was not yours',
  newInformation: 'Dice, a card or something hidden have been seen since',
  otherPersonAsked: 'Another person has been asked since',
  past: 'This is an entry of the past',
};

/** Why nothing can be taken back; null where something can. `over` is what is read once it is over. */
export function whyNoUndo({ undo }: Pick<Instant, 'undo'>, over: string): string | null {
  if (undo.granted) return null;
  const key = undo.reasons[0]?.key ?? '';
  return key === 'over' ? over : (REASONS[key] ?? 'There is nothing to take back');
}
