import type { PiecePicture } from '../model-piece.ts';
import type { SideLook } from '../model-side.ts';
import { somePiece } from './small-map.ts';

const COOL: SideLook = { id: 'cool', body: 'sky', mark: 'shield', dot: 'square' };
export const WARM: SideLook = { id: 'warm', body: 'straw', mark: 'cockade', dot: 'disc' };

export function someFormation(change: Partial<PiecePicture> = {}): PiecePicture {
  return somePiece({
    side: COOL,
    facing: null,
    figures: [
      { place: 'bottomLeft', text: '7', ink: 'red' },
      { place: 'bottomRight', text: '3', ink: 'blue', back: 'roundFrame' },
    ],
    largeFigures: [{ place: 'left', text: '7', ink: 'red' }],
    formation: { stripe: 'plain', rank: 'core', steps: 2, fullSteps: 3 },
    ...change,
  });
}
