import { afterMotion, type Motion, type PiecePicture, type Scene } from '../src/index.ts';

/** One of each kind, on the map of the battle: a tank drives up and fires, a squad is hit, a rumor proves true, a gun is lost. */
const MOTIONS: readonly Motion[] = [
  { kind: 'slide', pieces: ['g49'], path: ['F08', 'F09', 'E10'], facing: 1 },
  { kind: 'shot', from: 'E10', to: 'F12', result: 'miss' },
  { kind: 'shot', from: 'E10', to: 'G10', result: 'hit' },
  { kind: 'mark', piece: 's13' },
  { kind: 'flip', from: 'sr1', to: 's04' },
  { kind: 'fall', piece: 's17' },
  { kind: 'leave', piece: 'g37' },
];

/** What they lead to. */
export function battleNext(scene: Scene): { readonly scene: Scene; readonly motions: readonly Motion[] } {
  const last = scene.pieces.flatMap(changed);
  return {
    scene: { ...scene, pieces: MOTIONS.reduce((now, each) => afterMotion(now, each, last), scene.pieces) },
    motions: MOTIONS,
  };
}

function changed(piece: PiecePicture): PiecePicture[] {
  if (piece.id === 's13') return [{ ...piece, stamp: 'P' }];
  // Nobody knew that this one was there.
  return piece.id === 's01' ? [piece, { ...piece, id: 's04', number: '04', at: 'D15' }] : [piece];
}
