import { finish, type FrameKind } from '@sandtable/kernel';
import type { DraftFrame } from '../model/draft-frame.ts';
import type { Bear } from '../model/state.ts';

/** G2-G5: a generation from the roll for initiative to the last facing. */
export const draftKind: FrameKind<Bear, DraftFrame> = {
  ask: () => null,
  go: (held, frame) => finish(held.view, frame),
};
