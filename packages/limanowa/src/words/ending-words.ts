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
      return `The objectives are held in round ${round}: ${score.level} VP for the level and ${score.speed} for speed`;
    case 'time':
      return 'Time has run out and the objectives are not held';
    case 'nobodyLeft':
      return 'No infantry or cavalry is left to take the objectives';
    case 'objectives':
      return `${who} holds the Strategic Objectives`;
    case 'knockedOut':
      return `${who} has knocked out an enemy corps`;
    case 'points':
      return `${who} has more points, or the tie`;
  }
}
