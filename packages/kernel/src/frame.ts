import type { Io } from './io.ts';
import type { OpenQuestion } from './speech.ts';
import type { Frame, FrameView, Realm } from './realm.ts';
import type { Question } from './verb.ts';

/** The part of every state that the kernel works on: the stack of frames, the last one on top. */
export interface Stack {
  readonly frames: Frame[];
}

/** The module of one kind of frame. */
export interface FrameKind<R extends Realm, F extends FrameView> {
  /** The question it waits with, or null where it can go on by itself. Hangs on public facts alone. */
  ask(seen: R['seen'], frame: F): Question<R> | null;
  /** One step of its work. It changes `step`, pushes another frame or finishes; else it would be run again for ever. */
  go(held: R['held'], frame: F, io: Io<R['event'], R['note']>): void;
}

/** One module for every kind of frame the game has. */
export type FrameKinds<R extends Realm, F extends FrameView> = {
  readonly [Kind in F['kind']]: FrameKind<R, Extract<F, { readonly kind: Kind }>>;
};

export function push(state: Stack, frame: Frame): void {
  state.frames.push(frame);
}

/** Takes a frame off, which must be the top one, and hands its result down to the one below. */
export function finish(state: Stack, frame: FrameView, result: number | null = null): void {
  const top = state.frames.pop();
  if (top !== frame) throw new Error(`the frame '${frame.kind}' is not on top, but '${top?.kind}' is`);
  const below = state.frames.at(-1);
  if (below) below.got = result;
}

/** The question that the top frame waits with. */
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
 * Runs the top frame, whichever that is, until one asks or none is left. What holds the state is made anew for each step:
 * the one before may have changed the tables that belong to it.
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
