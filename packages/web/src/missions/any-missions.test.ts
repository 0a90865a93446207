import { expect, test } from 'vitest';
import { toyMission, toyMissions } from '../testing/toy-missions.ts';
import { type Filter, NO_FILTER, parseFilter, printFilter, showMissions } from './filter.ts';
import { missionNamed } from './named.ts';
import { defaultSitters, hasPerson, seatingOf } from './seats.tsx';
import { valueOf, withoutOthers } from './rules-of-match.tsx';

const FACETS = ['weather', 'ground'].map((name) => ({
  name,
  label: name,
  values: ['fair', 'foul & wet'].map((value) => ({ value, label: value })),
}));
const ALL = [
  toyMission('c', { has: { weather: ['fair'] }, minutes: 30, hardness: 2 }),
  toyMission('a', { has: { weather: ['foul & wet', 'fair'] }, minutes: 20, hardness: 3 }),
  toyMission('b', { minutes: 10, hardness: 1 }),
];

function found(filter: Partial<Filter>): string[] {
  return showMissions(ALL, { ...NO_FILTER, ...filter }, (id) => (id === 'a' ? 'won' : 'never')).map(({ id }) => id);
}

test('a game says by itself what its missions can be narrowed by; a mission that has none of it does not pass', () => {
  expect(found({})).toEqual(['c', 'a', 'b']);
  expect(found({ values: { weather: 'fair' } })).toEqual(['c', 'a']);
  expect(found({ values: { weather: 'fair', ground: 'fair' } })).toEqual([]);
  expect(found({ standing: 'played' })).toEqual(['a']);
});

test('missions of any game are put in order by name, length and hardness', () => {
  expect(found({ sort: 'name' })).toEqual(['a', 'b', 'c']);
  expect(found({ sort: 'length' })).toEqual(['b', 'a', 'c']);
  expect(found({ sort: 'difficulty' })).toEqual(['b', 'c', 'a']);
});

test('a filter comes back from its address as far as the game knows it', () => {
  const filter: Filter = { values: { weather: 'foul & wet' }, standing: 'won', sort: 'name' };
  const address = printFilter(filter);
  expect(address).toBe('weather=foul%20%26%20wet&standing=won&sort=name');
  expect(parseFilter(FACETS, address)).toEqual(filter);
  expect(parseFilter([], address)).toEqual({ ...filter, values: {} });
});

test('a mission is found by its id, by a word of the game, or as that of the day', () => {
  const missions = toyMissions(ALL, { byWord: { first: 'b' } });
  expect([missionNamed(missions, 'a'), missionNamed(missions, 'first')]).toEqual([ALL[1], ALL[2]]);
  expect(missionNamed(missions, 'toString')).toBeUndefined();
  const days = ['2026-05-09', '2026-05-10', '2026-05-11'].map((day) => missionNamed(missions, 'today', day)?.id);
  expect(new Set(days).size).toBe(3);
});

test('one person and bots around him; whom the rules play nobody can be', () => {
  const [red, blue] = toyMission('a').parties;
  if (red === undefined || blue === undefined) throw new Error('two parties were wanted');
  const sitters = defaultSitters([red, blue], 'random');
  expect(seatingOf([red, blue], sitters)).toEqual({
    red: { kind: 'person', name: 'You' },
    blue: { kind: 'bot', bot: 'random' },
  });
  const solo = [red, { ...blue, isProcedure: true }];
  expect(seatingOf(solo, { red: 'other', blue: 'me' })).toEqual({
    red: { kind: 'person', name: 'Player 1' },
    blue: { kind: 'procedure' },
  });
  expect(hasPerson(solo, { red: 'random', blue: 'me' })).toBe(false);
});

test('a seat that is meant for a second person has one, so that two begin together', () => {
  const [red, blue] = toyMission('a').parties;
  if (red === undefined || blue === undefined) throw new Error('two parties were wanted');
  const ai = { ...blue, seat: 'ai', isProcedure: true };
  const parties = [red, { ...blue, usual: 'person' as const }, ai];
  expect(seatingOf(parties, defaultSitters(parties, 'random'))).toEqual({
    red: { kind: 'person', name: 'You' },
    blue: { kind: 'person', name: 'Player 2' },
    ai: { kind: 'procedure' },
  });
});

test('back to the printed rules is not back to the first level: that was chosen for itself', () => {
  expect(withoutOthers({ level: 'hard', fog: 'on' }, 'level')).toEqual({ level: 'hard' });
  expect(withoutOthers({ level: 'hard', fog: 'on' }, undefined)).toEqual({});
});

test('a switch that nobody has touched is as printed', () => {
  const text = { option: 'fog', name: 'Fog', about: '', rule: '', values: [{ value: 'off', label: 'Off' }] };
  expect([valueOf(text, {}), valueOf(text, { fog: 'on' })]).toEqual(['off', 'on']);
});
