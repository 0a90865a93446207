import type { Io } from './io.ts';
import type { OpenQuestion } from './speech.ts';
import type { Frame, FrameView, Realm } from './realm.ts';
import type { Question } from './verb.ts';

/** The part of every state that the kernel works on: the stack of frames, the top one last. */
export interface Stack {
  readonly frames: Frame[];
}

export interface FrameKind<R extends Realm, F extends FrameView> {
  /** The question it is waiting on, or null if it can go on by itself. Must depend on public facts only. */
  ask(seen: R['seen'], frame: F): Question<R> | null;
  /** One step of its work. It must change `step`, push a frame or finish, or it would run forever. */
  go(held: R['held'], frame: F, io: Io<R['event'], R['note']>): void;
}

export type FrameKinds<R extends Realm, F extends FrameView> = {
  readonly [Kind in F['kind']]: FrameKind<R, Extract<F, { readonly kind: Kind }>>;
};

export function push(state: Stack, frame: Frame): void {
  state.frames.push(frame);
}

/** Pops the top frame and hands its result to the one below. */
export function finish(state: Stack, frame: FrameView, result: number | null = null): void {
  const top = state.frames.pop();
  if (top !== frame) throw new Error(`the frame '${frame.kind}' is not on top, but '${top?.kind}' is`);
  const below = state.frames.at(-1);
  if (below) below.got = result;
}

export function askedBy<R extends Realm>(
  kinds: FrameKinds<R, FrameView>,
  seen: R['seen'],
  frames: readonly FrameView[],
): OpenQuestion<R> | null {
  const frame = frames.at(-1);
  const question = frame && moduleOf(kinds, frame).ask(seen, frame);
  return frame && question ? { seen, question, frame } : null;
}

const MOST_STEPS = 100_000;

/**
 * Runs the top frame until one asks a question or none is left. Calls `hold` for each step, since the previous step may have
 * changed the tables around the state.
 */
export function runFrames<R extends Realm>(
  kinds: FrameKinds<R, FrameView>,
  hold: () => R['held'] & R['seen'],
  state: Stack,
  io: Io<R['event'], R['note']>,
): void {
  for (let steps = 0; ; steps++) {
    const frame = state.frames.at(-1);
    if (!frame) return;
    const kind = moduleOf(kinds, frame);
    const held = hold();
    if (kind.ask(held, frame) !== null) return;
    if (steps > MOST_STEPS) throw new Error(`the frame '${frame.kind}' never asks`);
    kind.go(held, frame, io);
  }
}

function moduleOf<R extends Realm>(kinds: FrameKinds<R, FrameView>, frame: FrameView): FrameKind<R, FrameView> {
  const kind = kinds[frame.kind];
  if (kind === undefined) throw new Error(`no module for the frame '${frame.kind}'`);
  return kind;
}
