import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { BALANCE, tablesIn } from '../../rules/balance.ts';
import { engine } from '../engine/engine.ts';
import { bear } from '../game.ts';
import { KINDS, parseBalance } from './facts.ts';
import { type Filter, NO_FILTER, parseFilter, printFilter, showMissions } from '../../missions/filter.ts';
import { missionNamed } from '../../missions/named.ts';
import { defaultSitters, hasPerson, seatingOf } from '../../missions/seats.tsx';
import type { Standing } from '../../missions/tally.ts';
import { catalogue, factsNamed } from './catalogue.ts';
import { setUpOf } from './set-up-picture.ts';
import { LENGTHS, printForces, printMatchUp, printParty } from './words.ts';
import { missionFacts } from './mission-facts.ts';
import { missions } from './missions.ts';

test('every mission of the pack is in the catalogue, those against the AI first', () => {
  expect(catalogue()).toHaveLength(engine().pack.missions.length);
  const kinds = catalogue().map(({ players }) => players === 'solo');
  expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)));
});

test('the recommended mission is an easy one against the AI', () => {
  const recommended = missionNamed(missions, 'recommended');
  expect(recommended).toBe(missions.all[0]);
  expect(factsNamed(recommended?.id ?? '')).toMatchObject({ players: 'solo', difficulty: 'easy' });
  expect(missionNamed(missions, 'no-such')).toBeUndefined();
});

test('the first page has a fight of each kind: against the AI, for two, of the day', () => {
  expect(missionNamed(missions, 'firefight')?.has['players']).toEqual(['two']);
  for (const { id } of bear.front.fights)
    expect([id, missionNamed(missions, id, '2026-05-09')?.id]).not.toContain(undefined);
});

test('S2.7a what ends a mission against the AI is told by its real figures, the rounds within one of those measured', () => {
  const { head, rows } =
    tablesIn(BALANCE).find((table) => table.head.includes('track') && table.head.includes('rounds')) ?? fail();
  const solo = catalogue().filter(({ players }) => players === 'solo');
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(solo.map(({ mission }) => mission.id)));
  for (const { mission } of nonEmpty(solo)) {
    const row = rows.find(([name]) => name === mission.id) ?? [];
    const [, space, rounds] = missionFacts(factsNamed(mission.id)).tags.join().match(ENDS) ?? [];
    expect([mission.id, space]).toEqual([mission.id, row[head.indexOf('track')]]);
    expect(Math.abs(Number(rounds) - Number(row[head.indexOf('rounds')]))).toBeLessThanOrEqual(1);
  }
});

const ENDS = /ends at space (\d+) of the track, about (\d+) rounds/;

function fail(): never {
  throw new Error('no table of the solo missions');
}

test('every mission can be begun as the start panel has it at first, with one person in it', () => {
  const { system } = engine();
  const [bot] = missions.bots;
  for (const { id, parties } of nonEmpty(missions.all)) {
    const facts = factsNamed(id);
    const sitters = defaultSitters(parties, bot?.name ?? '');
    expect(hasPerson(parties, sitters)).toBe(true);
    const seating = seatingOf(parties, sitters);
    const options = system.options({ mission: id });
    expect(Object.keys(seating)).toEqual(options.ok ? system.seats(options.value) : null);
    expect(Object.values(seating).filter(({ kind }) => kind === 'person')).toHaveLength(1);
    expect(Object.values(seating).some(({ kind }) => kind === 'procedure')).toBe(facts.players === 'solo');
    expect(setUpOf(engine(), facts).view.roster.length).toBeGreaterThan(3);
  }
});

test('seats given to other people are people of their own', () => {
  const two = missionNamed(missions, 'firefight')?.parties;
  if (two === undefined) throw new Error('no mission for two');
  expect(seatingOf(two, { german: 'me', soviet: 'other' })).toEqual({
    german: { kind: 'person', name: 'You' },
    soviet: { kind: 'person', name: 'Player 2' },
  });
  expect(hasPerson(two, { german: 'captain', soviet: 'random' })).toBe(false);
});

const found = (filter: Partial<Filter>, standing: Standing = 'never') =>
  showMissions(missions.all, { ...NO_FILTER, ...filter }, () => standing).map(({ id }) => id);
const having = (values: Filter['values']) => found({ values });

test('each filter parts the missions, and none leaves one out', () => {
  const all = catalogue().length;
  const sum = (parts: readonly (readonly string[])[]) => parts.reduce((count, part) => count + part.length, 0);
  expect(found({})).toHaveLength(all);
  expect(sum(['solo', 'two', 'four'].map((players) => having({ players })))).toBe(all);
  expect(sum(LENGTHS.map((length) => having({ length })))).toBe(all);
  for (const length of LENGTHS) expect(having({ length }).length).toBeGreaterThan(0);
  expect(having({ players: 'two', difficulty: 'easy' })).toEqual([]);
  for (const kind of KINDS) expect(having({ kind }).length).toBeGreaterThan(0);
  for (const board of nonEmpty(catalogue().flatMap(({ boards }) => boards)))
    expect(having({ board }).length).toBeGreaterThan(0);
});

test('what was won was played; what was never played is found as well', () => {
  expect(found({ standing: 'played' }, 'won')).toEqual(found({}));
  expect(found({ standing: 'won' }, 'played')).toEqual([]);
  expect(found({ standing: 'never' }, 'never')).toEqual(found({}));
});

test('missions can be put in order: by name, by length, the easiest first', () => {
  expect(found({ sort: 'name' })[0]).toBe('a-road-too-quiet');
  expect(found({ sort: 'name' })).toHaveLength(catalogue().length);
  const minutes = found({ sort: 'length' }).map((id) => missionNamed(missions, id)?.minutes ?? 0);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  const difficulties = found({ sort: 'difficulty', values: { players: 'solo' } }).map(
    (id) => factsNamed(id).difficulty,
  );
  expect([...new Set(difficulties)]).toEqual(['easy', 'normal', 'hard']);
});

test('a filter stands in the address and comes back from it; what means nothing is let go', () => {
  expect(printFilter(NO_FILTER)).toBe('');
  const filter: Filter = { values: { players: 'solo', board: 'Farm and hills' }, standing: 'won', sort: 'length' };
  const address = printFilter(filter);
  expect(address).toBe('players=solo&board=Farm%20and%20hills&standing=won&sort=length');
  expect(parseFilter(missions.facets, address)).toEqual(filter);
  expect(parseFilter(missions.facets, 'players=many&%&sort=%E0')).toEqual(NO_FILTER);
});

test('the mission of the day changes from day to day, and every one has its turn', () => {
  const days = Array.from({ length: 28 }, (_, day) => `2026-05-${String(day + 1).padStart(2, '0')}`);
  const named = days.map((day) => missionNamed(missions, 'today', day)?.id);
  expect(new Set(named).size).toBe(Math.min(28, catalogue().length));
  expect(missionNamed(missions, 'today', '2026-05-09')).toBe(missionNamed(missions, 'today', '2026-05-09'));
  expect(missionNamed(missions, 'today', 'no day')).toBeDefined();
});

test('bots have played every mission, and the document has a row for it', () => {
  for (const { mission, players, rates } of nonEmpty(catalogue())) {
    expect([mission.id, rates?.kind]).toEqual([mission.id, players === 'solo' ? 'solo' : 'versus']);
    const figures = rates?.kind === 'solo' ? [rates.player] : [rates?.german, rates?.soviet];
    for (const figure of figures) expect(figure).toBeGreaterThan(5);
  }
});

test('bots win each firefight about as often on either side, but for the one that is not fair', () => {
  const firefights = nonEmpty(catalogue().filter(({ players }) => players !== 'solo'));
  for (const { mission, rates } of firefights) {
    if (rates?.kind !== 'versus') throw new Error(`${mission.id} was not measured`);
    const isEven = [rates.german, rates.soviet].every((rate) => rate >= 35 && rate <= 65);
    expect([mission.id, isEven]).toEqual([mission.id, mission.underdog === null]);
  }
});

test('rates are read from the second series, under the default options', () => {
  const text = `# B

| mission | games | German | German, seed 100 | Soviet, seed 100 |
|---|---|---|---|---|
| \`one\` | 400 | 55% (50-59) | 53% (48-58) | 41% (36-46) |

## S

| mission | wins | wins, seed 100 |
|---|---|---|
| \`two\` | 64% (59-69) | 61% (59-69) |

| mission | German, seed 100 | Soviet, seed 100 |
|---|---|---|
| \`one\` | 41% | 52% |
`;
  expect([...parseBalance(text)]).toEqual([
    ['one', { kind: 'versus', german: 53, soviet: 41 }],
    ['two', { kind: 'solo', player: 61 }],
  ]);
});

test('a card says who fights whom, and with what', () => {
  const solo = factsNamed('whose-crossroads');
  expect(printMatchUp(solo)).toBe('Against the Soviet AI');
  expect(solo.parties.map(printForces)[0]).toMatch(/^\d × Rifle squad, /);
  const four = catalogue().find(({ players }) => players === 'four');
  expect(four?.parties.map(printParty)).toContain('Soviet 2');
});

test('B3.2.5 a mission with a printed handicap says what it gives, to whom and when', () => {
  const facts = factsNamed('the-gun-line');
  if (facts === undefined) throw new Error('the mission is gone');
  expect(missionFacts(facts).stakes.lines.at(-1)).toEqual({
    worth: '2 CAPs and 4 VP',
    text: 'more at the start if actions are paid for with seven AP (B3.2.5)',
    whose: 'Soviet',
  });
});
