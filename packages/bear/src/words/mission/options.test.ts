import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { optionsFor, type OptionSetting } from '../../model/option-scope.ts';
import { OPTIONS } from '../../model/options.ts';
import { explainChangedOptions, explainOption, OPTION_GROUPS } from './options.ts';

const PEOPLE: OptionSetting = { sides: ['german', 'soviet'], ai: null, boards: 1, economy: 'spentCheck' };
const SOLO: OptionSetting = { ...PEOPLE, ai: 'soviet' };
const SOLO_DRAFT: OptionSetting = { ...SOLO, isGenerated: true };
const TEAMS: OptionSetting = {
  sides: ['german', 'soviet', 'soviet'],
  ai: null,
  boards: 2,
  economy: 'sevenAP',
};

const everywhere = new Set([PEOPLE, SOLO, SOLO_DRAFT, TEAMS].flatMap(optionsFor));

test('every switch means something in one match or another, and has words of its own', () => {
  expect([...everywhere].toSorted()).toEqual(Object.keys(OPTIONS).toSorted());
  const texts = [...everywhere].map(explainOption);
  expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length);
  for (const { option, name, about, values } of texts) {
    expect([name, about].every((words) => words !== '')).toBe(true);
    expect(values.map(({ value }) => value)).toEqual([...OPTIONS[option]]);
    expect(new Set(values.map(({ label }) => label)).size).toBe(values.length);
  }
  expect(new Set(texts.map(({ group }) => group))).toEqual(new Set(OPTION_GROUPS));
});

test('every switch names a rule that can be looked up', () => {
  const books = ['battle', 'solo', 'generator'].map((name) =>
    readFileSync(new URL(`../../../../../docs/rules/${name}.md`, import.meta.url), 'utf8'),
  );
  const rules = [...everywhere].map((option) => explainOption(option).rule);
  expect(rules.filter((rule) => !books.some((book) => book.includes(`**${rule}**`)))).toEqual([]);
});

test('S2.1 against the AI there are only spent checks; its own switches are there alone', () => {
  expect(optionsFor(SOLO)).toEqual(expect.arrayContaining(['commandCardsOut', 'germanHandicap', 'checkDevice']));
  expect(optionsFor(SOLO).filter((name) => ['economy', 'tie', 'sovietHandicap', 'teamTurns'].includes(name))).toEqual(
    [],
  );
  expect(optionsFor(PEOPLE)).not.toContain('commandCardsOut');
  expect([SOLO, SOLO_DRAFT].map((setting) => optionsFor(setting).includes('aiFewestCards'))).toEqual([false, true]);
  expect(optionsFor(TEAMS)).toEqual(expect.arrayContaining(['variableAP', 'onePlayer', 'joinedHalfHexes']));
  expect(optionsFor(TEAMS)).not.toContain('checkDevice');
});

test('what is changed is told in words, in the order of the groups', () => {
  expect(explainChangedOptions({})).toEqual([]);
  const changed = explainChangedOptions({ tie: 'draw', economy: 'spentCheck', hitMarkers: 'open' });
  expect(changed.map(({ name, label }) => `${name}: ${label}`)).toEqual(['Hit markers: Open', 'Tied VP: Draw']);
});
