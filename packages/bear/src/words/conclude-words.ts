import type { Seen } from '../model/battle/state.ts';
import { vpIfEndedNow, yellowAhead } from '../rules/victory/victory.ts';
import { eventNames } from './event-names.ts';
import { printSpace } from './track-text.ts';

/** what comes of it if the player concludes the mission now: read before it is confirmed. */
export function explainConclusion(seen: Seen): string[] {
  const names = eventNames(seen);
  const spaces = yellowAhead(seen);
  const { german, soviet } = vpIfEndedNow(seen);
  return [
    'This ends the mission.',
    spaces.length === 0
      ? 'No yellow space is left on the Mission Track.'
      : `First ${spaces.length === 1 ? 'this yellow space happens' : 'these yellow spaces happen'}: ${spaces.map((space) => printSpace(space, names)).join('; ')}.`,
    `Then the round and the mission are scored. As things stand: German ${german} VP, Soviet ${soviet} VP.`,
  ];
}
