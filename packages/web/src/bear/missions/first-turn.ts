import { parseSeed, type Seat, Recorder, type Sentence, streamsOf } from '@sandtable/kernel';
import type { AiNote, BearEvent } from '@sandtable/bear';
import { engine } from '../engine/engine.ts';

/** B3.2.4: a first match skips the question about CAPs. */
const NO_CAPS: Sentence = ['caps:0'];
/** More questions than any set-up asks before the first turn. */
const MOST_ASKED = 9;

/**
 * Whether a seed gives this seat the first turn: sets the match up and rolls for initiative, as the match will. Only a
 * first match begins with a seed checked this way; its dice stay as they are.
 */
export function opensFor(options: object, seat: Seat, seed: string): boolean {
  const { system } = engine();
  const [read, parsed] = [system.options(options), parseSeed(seed)];
  if (!read.ok || !parsed.ok) return false;
  const state = system.setup(read.value, new Recorder(streamsOf(parsed.value, system.streams)));
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const pending = system.pending(state);
    if (pending === undefined || pending.key === 'aiTurn') return false;
    if (pending.key !== 'initiative') return pending.seat === seat;
    system.apply(state, NO_CAPS, new Recorder<BearEvent, AiNote>(state.random));
  }
  return false;
}
