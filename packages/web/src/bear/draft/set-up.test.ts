import { botsFor } from '@sandtable/bear';
import { randomAt, Recorder, streamsOf } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import type { SetUp } from '../../face/draft.ts';
import { engine } from '../engine/engine.ts';
import { fitDraft } from './fit-draft.ts';
import { setUp } from './set-up.ts';

fitDraft();

const { system, pack, on } = engine();
const { captain } = botsFor(system, pack);

/** Drafts a solo mission for both sides; returns its first question and the set-up shown then. */
function drafted(seed: string): { readonly asked: string; readonly shown: SetUp | null } {
  const options = system.options({ draft: { guideline: 5, solo: {} } });
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const io = new Recorder(streamsOf(seed, system.streams));
  const state = system.setup(options.value, io);
  for (let entry = 0; state.draft?.phase !== 'done'; entry++)
    system.apply(state, captain(system.view(state, 'p1'), randomAt(seed, 'draft', entry)), io);
  const seen = on(system.view(state, 'p1'));
  return { asked: system.pending(state)?.key ?? '', shown: setUp(seen, 'p1') };
}

const ENOUGH = 6 * inject('samples');
const MOST = 60;

test('the set-up is shown before the battle, whatever the first question of it is', () => {
  const met = new Set<string>();
  // Seldom does a battle begin with a turn.
  for (let number = 0; number < MOST && (number < ENOUGH || !met.has('turn')); number++) {
    const { asked, shown } = drafted(`sfc32:set-up ${number}`);
    expect([number, shown?.isFresh]).toEqual([number, true]);
    // It is headed by the name of the battle, as the table is; the guideline is the first fact.
    expect(shown?.title).toMatch(/^The /);
    expect(shown?.facts[0]).toBe('Guideline 5: Full Deck, solo');
    met.add(asked);
  }
  expect(met.size).toBeGreaterThan(1);
  expect(met).toContain('turn');
});
