import { parseSeed, type Seat, Recorder, type Sentence, streamsOf } from '@sandtable/kernel';
import type { AiNote, BearEvent } from '@sandtable/bear';
import { engine } from '../engine/engine.ts';

/** B3.2.4: nobody is asked for CAPs in a first match. */
const NO_CAPS: Sentence = ['caps:0'];
/** More questions before a first turn than any set-up has. */
const MOST_ASKED = 9;

/**
 * Whether a seed gives this seat the first turn: sets the match up and lets the initiative be rolled for, as it will be. The dice
 * stay what they are; only a first match is begun with a seed that was looked at.
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
