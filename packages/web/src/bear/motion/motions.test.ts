import { counterOf, hexId, nameOfHex, type Seen, unitId, unitOf, type View } from '@sandtable/bear';
import { pieceOf } from '@sandtable/bear/pictures';
import { afterMotion, type Motion, type PiecePicture } from '@sandtable/board';
import { heardBy, type WordCounts } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import { fieldWith } from '../../testing/field.ts';
import { game, on, playAtRandom, SAMPLES } from '../../testing/matches.ts';
import { motionsOf } from './motions.ts';

const SEATS = ['german', 'soviet', 'spectator'] as const;
/** And all positions, which have what missions seldom have. */
const SOME = SAMPLES.filter((sample, place) => place % (inject('samples') > 1 ? 1 : 9) === 0 || 'position' in sample);
const aPiece = pieceOf(fieldWith('g03 0,0 SE'), unitId(2), hexId(0));

test('whoever watches, the motions of an entry bring every counter to where it is after it', () => {
  const spoken: WordCounts = new Map();
  const kinds = new Set<string>();
  SOME.forEach((sample, place) => {
    const seat = SEATS[place % SEATS.length] ?? 'spectator';
    for (const { state, sentence, say } of playAtRandom(sample, `sfc32:motions ${place}`, spoken)) {
      const before = on(kept(game.view(state, seat)));
      const { told } = say();
      const after = on(game.view(state, seat));
      const motions = motionsOf(before, heardBy(seat, told), after);
      for (const { kind } of motions) kinds.add(kind);
      expect(standing(played(before, motions, after)), `${seat} sees ${sentence.join(' ')}`).toBe(
        standing(piecesOn(after)),
      );
    }
  });
  expect([...kinds].toSorted()).toEqual([
    ...['barrage', 'check', 'fall', 'flip', 'hoist', 'leave', 'mark', 'shot', 'slide', 'spend', 'stamp'],
  ]);
});

/** The next entry changes the records of a view, so a view to look at later is copied. */
function kept(view: View): View {
  return {
    ...view,
    roster: [...view.roster],
    units: view.units.map((unit) => ({ ...unit })),
    frames: structuredClone(view.frames),
  };
}

function played(before: Seen, motions: readonly Motion[], after: Seen): readonly PiecePicture[] {
  const last = piecesOn(after);
  return motions.reduce((pieces, motion) => afterMotion(pieces, motion, last), piecesOn(before));
}

/** Only id and place: the rest is slow to make. */
function piecesOn(seen: Seen): readonly PiecePicture[] {
  return seen.view.roster
    .filter((unit) => unitOf(seen, unit).at !== -1)
    .map((unit) => ({ ...aPiece, id: counterOf(seen, unit).word, at: nameOfHex(seen.map, unitOf(seen, unit).at) }));
}

function standing(pieces: readonly PiecePicture[]): string {
  return pieces
    .map(({ id, at }) => `${id} ${at}`)
    .sort()
    .join(', ');
}
