import { finish, type FrameKind } from '@sandtable/kernel';
import type { EffectFrame } from '../model/draft-frame.ts';
import type { Bear } from '../model/state.ts';

/** G3.0b: a half that was played, step by step. */
export const effectKind: FrameKind<Bear, EffectFrame> = {
  ask: () => null,
  go: (held, frame) => finish(held.view, frame),
};
