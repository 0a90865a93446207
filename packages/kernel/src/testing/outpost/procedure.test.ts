import { expect, test } from 'vitest';
import { randomOf, Recorder } from '../../index.ts';
import { Rehearsal, Script } from '../rehearsal.ts';
import { outpost, type OutpostEvent, type OutpostState } from './index.ts';
import { denied } from '../denied.ts';

const SOLO = { opponent: 'procedure' };

test('the procedure has a seat of its own, which can only proceed', () => {
  const match = new Rehearsal(outpost, SOLO).say('pass');
  expect(match.system.pending(match.state)).toEqual({
    seat: 'ai',
    key: 'turn',
    verbs: [{ name: 'proceed', word: 'proceed', traits: {} }],
  });
  expect(match.offers()).toEqual(['proceed']);
  expect(denied(match.judge('pass'))).toEqual(['sentence unexpected']);
});

test('it steps toward the nearest enemy', () => {
  const match = new Rehearsal(outpost, SOLO).say('pass').say('proceed');
  expect(match.events()).toEqual([{ rule: 'step', key: 'stepped', squad: 3, at: 2, posture: 'ready' }]);
  expect(match.state.squads[3]).toMatchObject({ at: 2, spent: true });
  expect(match.system.pending(match.state)?.seat).toBe('red');
});

test('it strikes where it can, and is not asked to pay for its dice', () => {
  const match = new Rehearsal(outpost, SOLO, { script: new Script({ dice: [6, 6], cup: [1] }) });
  Object.assign(match.state.squads[0] ?? {}, { at: 2 });
  match.say('pass').say('proceed');
  expect(match.events().map(({ key }) => key)).toEqual(['struck', 'rolled']);
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'red', key: 'parry' });
  match.say('endure');
  expect(match.state.squads[0]?.at).toBe(-1);
});

test('it passes when it has nothing left to do', () => {
  const match = new Rehearsal(outpost, SOLO);
  for (const squad of match.state.squads) squad.spent = true;
  match.say('pass').say('proceed');
  expect(match.state.round).toBe(2);
});

/** Its notes when it proceeds. */
function notesOf(state: OutpostState, tracing: boolean): unknown[] {
  const io = new Recorder<OutpostEvent>(state.random, { tracing });
  outpost.apply(state, ['proceed'], io);
  return io.notes;
}

test('its trace is noted only when someone asked why', () => {
  const frozen = outpost.freeze(new Rehearsal(outpost, SOLO).say('pass').state);
  expect(notesOf(outpost.revive(frozen), false)).toEqual([]);
  expect(notesOf(outpost.revive(frozen), true)).toEqual([
    { squad: 3, tries: 'strike', space: null },
    { squad: 4, tries: 'strike', space: null },
    { squad: 5, tries: 'strike', space: null },
    { squad: 3, tries: 'step', space: 2 },
  ]);
});

test('it decides the same whatever it cannot see', () => {
  const { state } = new Rehearsal(outpost, SOLO).say('u1 step b1 ready').say('proceed').say('pass');
  const random = randomOf('sfc32:1941');
  const others = Array.from({ length: 10 }, () => outpost.imagine(outpost.view(state, 'ai'), 'ai', random));
  expect(new Set(others.map((other) => other.players[0]?.hand.join())).size).toBeGreaterThan(3);
  const notes = notesOf(state, true);
  expect(notes).not.toEqual([]);
  for (const other of others) expect(notesOf(other, true)).toEqual(notes);
});
