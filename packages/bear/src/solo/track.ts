import { finish, type FrameKind } from '@sandtable/kernel';
import type { TrackFrame } from '../model/ai-frame.ts';
import type { Solo, SoloTerms } from '../model/solo.ts';
import { trackFrame } from '../model/make-frame.ts';
import { type Bear, type BearIo, type Held, pushFrame } from '../model/state.ts';
import { spaceAt } from '../rules/units/ai-side.ts';
import { resolveTrackEvent } from './track-events.ts';
import type { PlayerId } from '../model/ids.ts';

/** S2.3.1: the marker goes on by so many spaces, but not beyond the last. */
export function pushTrack(held: Held, player: PlayerId, spaces: number, early = false): void {
  const { terms, solo } = trackOf(held);
  const left = Math.min(spaces, terms.length - solo.marker);
  pushFrame(held, trackFrame({ player, left, early }));
}

/** S2.7c: the mission has ended before the track has: leaves the frame for what is left of it; false if nothing is. */
export function pushEarlyEvents(held: Held): boolean {
  const { terms, solo, ended } = held.view;
  if (ended === null || terms.solo === null || solo === null || solo.marker >= terms.solo.length) return false;
  pushTrack(held, terms.solo.ai, terms.solo.length - solo.marker, true);
  return true;
}

/** The next space; the events that are due on it, one after another; what came of an order that was the AI's action. */
const STEP = { advance: 0, event: 1, ordered: 2 } as const;

export const trackKind: FrameKind<Bear, TrackFrame> = {
  ask: () => null,
  go(held, frame, io) {
    switch (frame.step) {
      case STEP.advance:
        return advance(held, frame, io);
      case STEP.event:
        return nextEvent(held, frame, io);
      default:
        return ordered(frame);
    }
  },
};

function advance(held: Held, frame: TrackFrame, io: BearIo): void {
  if (frame.left === 0) return finish(held.view, frame, frame.acted ? 1 : 0);
  const { solo } = trackOf(held);
  solo.marker += 1;
  frame.left -= 1;
  frame.event = 0;
  io.emit({ rule: 'S2.3.1', key: 'trackAdvanced', space: solo.marker });
  if (isDue(held, frame)) frame.step = STEP.event;
}

/** S2.3.1c, S2.3.1d: the space it comes to, and yellow ones on the way; S2.7c: these alone where the mission is over. */
function isDue(held: Held, { left, early }: TrackFrame): boolean {
  return spaceAt(held)?.yellow === true || (left === 0 && !early);
}

function nextEvent(held: Held, frame: TrackFrame, io: BearIo): void {
  const { solo } = trackOf(held);
  const event = spaceAt(held)?.events[frame.event];
  if (event === undefined) return leaveSpace(held, frame);
  io.emit({ rule: 'S7.2', key: 'trackEvent', space: solo.marker, event: frame.event });
  frame.event += 1;
  const isAction = resolveTrackEvent(held, frame, event, io);
  if (!isAction) return;
  // An order that was given is known to be done only when its frame is.
  if (held.view.frames.at(-1) === frame) frame.acted = true;
  else frame.step = STEP.ordered;
}

/** an order that came to nothing after all leaves the AI its action. */
function ordered(frame: TrackFrame): void {
  frame.acted = frame.got !== 1;
  frame.got = null;
  frame.step = STEP.event;
}

/** S2.7a: with the events of the last space the mission is over. */
function leaveSpace(held: Held, frame: TrackFrame): void {
  const { terms, solo } = trackOf(held);
  frame.step = STEP.advance;
  if (solo.marker >= terms.length) held.view.ended ??= { rule: 'S2.7a', key: 'trackEnded' };
}

function trackOf({ view }: Held): { readonly terms: SoloTerms; readonly solo: Solo } {
  const { terms, solo } = view;
  if (terms.solo === null || solo === null) throw new Error('there is no Mission Track in this match');
  return { terms: terms.solo, solo };
}
