import { expect, test } from 'vitest';
import { engine } from '../engine/engine.ts';
import { catalogue, missionNamed, RECOMMENDED } from './catalogue.ts';
import { LENGTHS, NO_FILTER, passes } from './filter.ts';
import { defaultSitters, hasPerson, seatingOf } from './seating-plan.ts';
import { setUpOf } from './set-up.ts';
import { printForces, printMatchUp, printParty } from './words.ts';

test('every mission of the pack is in the catalogue, those against the AI first', () => {
  expect(catalogue()).toHaveLength(engine().pack.missions.length);
  const kinds = catalogue().map(({ players }) => players === 'solo');
  expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)));
});

test('the recommended mission is an easy one against the AI', () => {
  expect(missionNamed(RECOMMENDED)).toMatchObject({ players: 'solo', difficulty: 'easy' });
  expect(missionNamed('no-such')).toBeUndefined();
});

test('every mission can be begun as the start panel has it at first, with one person in it', () => {
  const { system } = engine();
  for (const facts of catalogue()) {
    const sitters = defaultSitters(facts);
    expect(hasPerson(sitters)).toBe(true);
    const seating = seatingOf(facts, sitters);
    const options = system.options({ mission: facts.mission.id });
    expect(Object.keys(seating)).toEqual(options.ok ? system.seats(options.value) : null);
    expect(Object.values(seating).filter(({ kind }) => kind === 'person')).toHaveLength(1);
    expect(Object.values(seating).some(({ kind }) => kind === 'procedure')).toBe(facts.players === 'solo');
    expect(setUpOf(engine(), facts).view.roster.length).toBeGreaterThan(3);
  }
});

test('seats given to other people are people of their own', () => {
  const two = catalogue().find(({ players }) => players === 'two');
  if (two === undefined) throw new Error('no mission for two');
  expect(seatingOf(two, { german: 'me', soviet: 'other' })).toEqual({
    german: { kind: 'person', name: 'You' },
    soviet: { kind: 'person', name: 'Soviet player' },
  });
  expect(hasPerson({ german: 'captain', soviet: 'random' })).toBe(false);
});

test('each filter parts the missions, and none leaves one out', () => {
  const count = (filter: Parameters<typeof passes>[1]) => catalogue().filter((facts) => passes(facts, filter)).length;
  const all = catalogue().length;
  expect(count(NO_FILTER)).toBe(all);
  const parts = (['solo', 'two', 'four'] as const).map((players) => count({ ...NO_FILTER, players }));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
  expect(count({ ...NO_FILTER, armour: true }) + count({ ...NO_FILTER, armour: false })).toBe(all);
  const lengths = LENGTHS.map((length) => count({ ...NO_FILTER, length }));
  expect(lengths.reduce((sum, part) => sum + part, 0)).toBe(all);
  expect(count({ ...NO_FILTER, players: 'two', difficulty: 'easy' })).toBe(0);
  expect(count({ ...NO_FILTER, side: 'soviet' })).toBeGreaterThan(0);
});

test('a card says who fights whom, and with what', () => {
  const solo = missionNamed('whose-crossroads');
  if (solo === undefined) throw new Error('no such mission');
  expect(printMatchUp(solo)).toBe('Against the Soviet AI');
  expect(solo.parties.map(printForces)[0]).toMatch(/^\d × Rifle squad, /);
  const four = catalogue().find(({ players }) => players === 'four');
  expect(four?.parties.map(printParty)).toContain('Soviet 2');
});
