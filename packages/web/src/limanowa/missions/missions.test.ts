import { LEVELS } from '@sandtable/limanowa';
import { expect, test } from 'vitest';
import { engine } from '../engine/engine.ts';
import { parseBalance } from './switches.ts';
import { missions } from './missions.ts';

const NEU_SANDEZ = 'bridge-at-neu-sandez';

test('every mission has its facts: who fights, how long, what is to be taken, a map with everybody on it', async () => {
  expect(missions.all.map(({ id }) => id).toSorted()).toEqual(
    engine()
      .pack.missions.map(({ id }) => id)
      .toSorted(),
  );
  for (const { id, name, tags, parties, stakes, minutes } of missions.all) {
    expect([id, name === '' || tags.length < 3 || minutes < 5]).toEqual([id, false]);
    expect(parties.every(({ name: party, units, forces }) => party !== '' && units > 0 && forces !== '')).toBe(true);
    expect(stakes.end.rule).toMatch(/^L/);
    const map = missions.miniMapOf(id);
    expect(map?.pieces.length).toBe(parties.reduce((sum, { units }) => sum + units, 0));
    expect((await missions.pictureOf(id)).pieces.length).toBe(map?.pieces.length);
  }
});

test('the words of the first page stand for a mission alone, one together and the battle of all', () => {
  const { recommended = '', together = '', war = '' } = missions.byWord;
  const facts = (id: string) => missions.all.find((each) => each.id === id);
  expect(facts(recommended)?.tags[0]).toBe('Solo');
  expect(facts(together)?.tags[0]).toContain('Cooperative');
  expect(facts(war)?.parties.every(({ isProcedure }) => !isProcedure)).toBe(true);
});

test('LS1c the level comes before all else, with its intervals and what it is worth; without an AI there is none', () => {
  const { main, groups } = missions.rulesOf(NEU_SANDEZ, {});
  expect(main?.values.map(({ value }) => value)).toEqual([...LEVELS]);
  const about = main?.values[0]?.about.replaceAll('\u2060', '');
  expect(about).toBe('AI rolls succeed: cards 20–40%, artillery 30%, wounds 20–40%.');
  expect(main?.values[2]?.aside).toContain('6 VP');
  expect(groups.flatMap(({ options }) => options.map(({ option }) => option))).not.toContain('level');
  expect(missions.rulesOf('battle-of-limanowa', {}).main).toBeNull();
});

test('L12a the battle has seats for two, three or four, and a switch that is as printed is none', () => {
  const war = 'battle-of-limanowa';
  const seats = (players: string): number => missions.rulesOf(war, { players }).parties.length;
  expect([seats('2'), seats('3'), seats('4')]).toEqual([2, 3, 4]);
  const three = missions.withSwitch(war, {}, 'players', '3');
  expect(missions.withSwitch(war, three, 'shared', 'austria')).toEqual({ players: '3', shared: 'austria' });
  expect(missions.withSwitch(war, { players: '3', shared: 'austria' }, 'players', '2')).toEqual({});
  expect(missions.rulesOf(war, { die: 'd6' }).changes).toMatchObject([{ option: 'die', label: 'd6' }]);
  expect(missions.rulesOf(war, { players: '7' }).refusal).toContain('players');
});

test('in a cooperative mission the second seat is meant for a person, else for a bot', () => {
  const usual = (id: string) => missions.rulesOf(id, {}).parties.map((party) => party.usual);
  expect(usual('steamroller')).toEqual(['person', 'person', 'person']);
  expect(usual('battle-of-limanowa')).toEqual(['bot', 'bot']);
});

test('win rates are read from the tables that have a column for each level', () => {
  const table =
    '# Balance\n\n| mission | games | Novice | Tried | Veteran |\n|---|---|---|---|---|\n| a-b | 400 | 71% | 60% | 37% |';
  expect(parseBalance(table).get('a-b')).toEqual({ novice: 71, tried: 60, veteran: 37 });
  expect(parseBalance('# Balance\n\n| mission | wins |\n|---|---|\n| a-b | 71% |').size).toBe(0);
});
