import { Recorder, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { engine } from '../engine/engine.ts';
import { opensFor } from './first-turn.ts';

const OPTIONS = { mission: 'whose-crossroads' };

test('B2.1 B3.2.4 whether a seed gives the first turn is what the match then brings', () => {
  const { system } = engine();
  const read = system.options(OPTIONS);
  if (!read.ok) throw new Error('no such mission');
  const told = Array.from({ length: 30 }, (_each, place) => {
    const seed = `sfc32:first${place}`;
    const state = system.setup(read.value, new Recorder(streamsOf(seed, system.streams)));
    system.apply(state, ['caps:0'], new Recorder(state.random));
    const isFirst = system.pending(state)?.seat === 'german';
    expect(opensFor(OPTIONS, 'german', seed)).toBe(isFirst);
    return isFirst;
  });
  // The dice are not touched: both come up.
  expect(new Set(told)).toEqual(new Set([true, false]));
});
