import type { Limanowa, Seen, View } from '@sandtable/limanowa';
import { madeOnce } from '@sandtable/kernel';
import type { Position } from '../../face/position.ts';
import { NO_WAYS } from '../../face/way.ts';
import { judgedOnce } from '../../saying/asked-once.ts';
import type { Engine } from '../engine/engine.ts';
import { seenIn } from '../engine/seen-in.ts';
import { fieldOf } from '../field/field.ts';
import type { Judging, LimanowaSaying, SayingOf } from '../speech/saying.ts';
import { weighingOf } from '../speech/plan-speech.ts';
import { speechOf } from '../speech/speech.ts';
import { missionName, seatName, sideOfSeat } from './seat-names.ts';

/** A view with its map as the screen asks about it. */
export function makePosition(game: Judging, seen: Seen): Position {
  const sayingOf: SayingOf = (words, chosen = -1): LimanowaSaying => ({ position, game, seen, words, chosen });
  const position: Position = {
    ...fieldOf(seen, sayingOf),
    ...speechOf(game, seen, sayingOf),
    ...weighingOf(sayingOf),
    ...NO_WAYS,
    mission: missionName(seen),
    draftOf: () => null,
    setUpOf: () => null,
    sight: null,
    seatName: (seat) => seatName(seen, seat),
    sideOf: (seat) => sideOfSeat(seen, seat),
  };
  return position;
}

const positionOf = madeOnce((view: View, engine: Engine): Position =>
  makePosition(judgingOf(engine.system), seenIn(engine, view)),
);

/** The game as the screen asks it: again and again the same. */
const judgingOf = madeOnce((system: Judging): Judging => judgedOnce<Limanowa>(system));

/** The same one for the same view. */
export function positionIn(engine: Engine, view: View): Position {
  return positionOf(view, engine);
}
