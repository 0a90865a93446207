import { type Bear, eventNames, goalLine, goalTexts, playerId, type Seen, type Side, type View } from '@sandtable/bear';
import type { Seat, Sentence } from '@sandtable/kernel';
import { positionsOf } from '../../face/engine.ts';
import type { Position } from '../../face/position.ts';
import { judgedOnce } from '../../saying/memo.ts';
import { draftParts } from '../draft/late-draft.ts';
import { isDraft, matchName } from '../draft/match-name.ts';
import { commanderOf } from './commander.ts';
import { fieldOf } from '../scene/field.ts';
import { sightOf } from '../sight/sight.ts';
import type { BearSaying, Judge } from '../speech/saying.ts';
import { forecastOf } from '../speech/glance.ts';
import { speechOf } from '../speech/speech.ts';
import { routesOf } from '../speech/routes.ts';

export function makePosition(game: Judge, seen: Seen): Position {
  const sayingOf = (words: Sentence): BearSaying => ({ position, game, seen, words });
  const { players, draft } = seen.view;
  const sideOf = (seat: Seat): Side => (players.find((player) => player.seat === seat) ?? players[0])?.side ?? 'german';
  const position: Position = {
    ...fieldOf(seen, sayingOf),
    ...speechOf(game, seen, sayingOf),
    ...forecastOf(seen, sayingOf),
    ...routesOf(seen, sayingOf),
    advise:
      game.pending(seen.view)?.key === 'turn'
        ? async (best) => (await import('../link/bots.ts')).ideasFor(sayingOf([]), best)
        : null,
    mission: isNamed(seen) ? matchName(seen) : null,
    commander: commanderOf(seen),
    goalOf: (seat) => (isDraft(seen.view) ? '' : goalLine(seen, sideOf(seat))),
    goalsOf: (seat) => (isDraft(seen.view) ? [] : goalTexts(seen, sideOf(seat))),
    draftOf: bySeat((seat) => (draft === null ? null : draftParts().draftTable(seen, seat, sayingOf))),
    setUpOf: bySeat((seat) => (draft === null ? null : draftParts().setUp(seen, seat))),
    sight: sightOf(seen),
    seatName: (seat) => eventNames(seen).player(playerId(players.findIndex((player) => player.seat === seat))),
    sideOf: (seat) => players.find((player) => player.seat === seat)?.side,
  };
  return position;
}

function isNamed({ view: { terms, draft } }: Seen): boolean {
  return draft !== null || terms.mission !== null;
}

/** Memoised by seat, so that React sees the same object again. */
function bySeat<T>(make: (seat: Seat) => T): (seat: Seat) => T {
  const made = new Map<Seat, T>();
  return (seat) => {
    const known = made.get(seat) ?? make(seat);
    made.set(seat, known);
    return known;
  };
}

/** Memoised: one position for each view. */
export const positionIn = positionsOf<Judge, View, Seen>(judgedOnce<Bear>, makePosition);
