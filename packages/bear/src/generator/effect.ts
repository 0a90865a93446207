import { finish, type FrameKind } from '@sandtable/kernel';
import type { EffectFrame } from '../model/draft/draft.ts';
import type { Bear } from '../model/battle/state.ts';
import { compileTerms } from './compile.ts';
import { moduleFor } from './steps/registry.ts';

/** G3.0b: a half that was played, step by step. When all is done, the terms of the battle are made anew. */
export const effectKind: FrameKind<Bear, EffectFrame> = {
  ask(seen, frame) {
    const step = frame.steps[frame.at];
    return step === undefined ? null : moduleFor(step).ask(seen, frame, step);
  },
  go(held, frame, io) {
    const step = frame.steps[frame.at];
    if (step !== undefined) return moduleFor(step).go(held, frame, step, io);
    compileTerms(held);
    finish(held.view, frame);
  },
};
