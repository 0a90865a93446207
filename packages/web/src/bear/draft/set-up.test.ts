import { botsFor } from '@sandtable/bear';
import { randomAt, Recorder, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { engine } from '../engine/engine.ts';
import { fitDraft } from './fit-draft.ts';
import { setUp } from './set-up.ts';

fitDraft();

const { system, pack, on } = engine();
const { captain } = botsFor(system, pack);

/** Drafts a solo mission for both sides; returns its first question and the set-up shown then. */
function drafted(seed: string): { readonly asked: string; readonly isFresh: boolean | undefined } {
  const options = system.options({ draft: { guideline: 5, solo: {} } });
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const io = new Recorder(streamsOf(seed, system.streams));
  const state = system.setup(options.value, io);
  for (let entry = 0; state.draft?.phase !== 'done'; entry++)
    system.apply(state, captain(system.view(state, 'p1'), randomAt(seed, 'draft', entry)), io);
  const seen = on(system.view(state, 'p1'));
  return { asked: system.pending(state)?.key ?? '', isFresh: setUp(seen, 'p1')?.isFresh };
}

test('the set-up is shown before the battle, whatever the first question of it is', () => {
  const all = Array.from({ length: 60 }, (_match, number) => drafted(`sfc32:set-up ${number}`));
  expect(all.filter(({ isFresh }) => isFresh !== true)).toEqual([]);
  expect(new Set(all.map(({ asked }) => asked))).toContain('turn');
});
