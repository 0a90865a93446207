import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { OptionName } from '../model/option-scope.ts';
import { OPTIONS } from '../model/options.ts';
import { FIRE_RULES } from '../rules/fire/reasons.ts';
import { MOVE_RULES } from '../rules/ground/reasons.ts';
import { explainOption } from './mission/options.ts';

const book = readFileSync(new URL('../../../../docs/rules/battle.md', import.meta.url), 'utf8');
const [, options = ''] = book.split('## Options');

const names = Object.keys(OPTIONS).filter((name): name is OptionName => name in OPTIONS);

test.each(names)('the rulebook lists the option %s with all its values, in the words of the app', (name) => {
  const { about, rule, values } = explainOption(name);
  const listed = values.map(({ value }) => `\`${value}\``).join(', ');
  expect(options).toContain(`\n| \`${name}\` | ${listed} | ${about} | ${rule}`);
});

test('and no option that there is not', () => {
  const listed = [...options.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual(Object.keys(OPTIONS).toSorted());
});

test('every rule that a reason rests on can be looked up', () => {
  const rules = new Set<string>([...Object.values(FIRE_RULES), ...Object.values(MOVE_RULES)]);
  const others = ['solo', 'generator'].map((name) =>
    readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8'),
  );
  const books = [book, ...others].join('\n');
  expect([...rules].filter((rule) => !books.includes(`**${rule}**`))).toEqual([]);
});
