import { goalLine, goalTexts, type Limanowa, type Seen, type View } from '@sandtable/limanowa';
import { NO_ROUTES, type Position } from '../../face/position.ts';
import { judgedOnce } from '../../saying/memo.ts';
import { positionsOf } from '../../face/engine.ts';
import { fieldOf } from '../field/field.ts';
import { type Judging, type LimanowaSaying, openQuestionIn, type SayingOf } from '../speech/saying.ts';
import { weighingOf } from '../speech/plan-speech.ts';
import { speechOf } from '../speech/speech.ts';
import { commanderOf, missionName, seatName, sideOfSeat } from './seat-names.ts';

export function makePosition(game: Judging, seen: Seen): Position {
  const sayingOf: SayingOf = (words, chosen = -1): LimanowaSaying => ({ position, game, seen, words, chosen });
  const position: Position = {
    ...fieldOf(seen, sayingOf),
    ...speechOf(game, seen, sayingOf),
    ...weighingOf(sayingOf),
    ...NO_ROUTES,
    advise: isPlanned(game, seen)
      ? async (best) => (await import('../advice/ideas.ts')).ideasFor(sayingOf([]), best)
      : null,
    mission: missionName(seen),
    commander: commanderOf(seen),
    goalOf: () => goalLine(seen),
    goalsOf: () => goalTexts(seen),
    draftOf: () => null,
    setUpOf: () => null,
    sight: null,
    seatName: (seat) => seatName(seen, seat),
    sideOf: (seat) => sideOfSeat(seen, seat),
  };
  return position;
}

function isPlanned(game: Judging, seen: Seen): boolean {
  return openQuestionIn({ game, seen }).plan !== null;
}

/** Memoised: one position for each view. */
export const positionIn = positionsOf<Judging, View, Seen>(judgedOnce<Limanowa>, makePosition);
