import type { Moment } from '../link/link.ts';

const REASONS: Readonly<Record<string, string>> = {
  nothingSaid: 'Nothing has been said yet',
  saidByAnother: 'The last entry was not yours',
  newInformation: 'Dice, a card or something hidden have been seen since',
  over: 'The firefight is over',
  otherPersonAsked: 'Another person has been asked since',
  past: 'This is an entry of the past',
};

/** Why nothing can be taken back; null where something can. */
export function whyNoUndo({ undo }: Moment): string | null {
  if (undo.granted) return null;
  return REASONS[undo.reasons[0]?.key ?? ''] ?? 'There is nothing to take back';
}
