import type { Seen } from '../model/state.ts';
import { SIDE_NAMES } from './names.ts';

/** How it ended, in a sentence; '' while it goes on. */
export function explainEnding({ view }: Seen): string {
  const { ended, round } = view;
  if (ended === null) return '';
  const { why, side, score } = ended;
  const who = side === null ? 'The AI' : SIDE_NAMES[side];
  switch (why) {
    case 'done':
      return `You held the objectives in round ${round}: ${score.level} VP for the level and ${score.speed} for speed`;
    case 'time':
      return 'Time ran out before you held the objectives';
    case 'nobodyLeft':
      return 'You have no infantry or cavalry left to take the objectives';
    case 'objectives':
      return `${who} holds enough Strategic Objectives`;
    case 'knockedOut':
      return `${who} has knocked out an enemy corps`;
    case 'points':
      return `${who} wins on points or the tie-break`;
  }
}
