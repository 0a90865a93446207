import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPTIONS } from '../model/options.ts';
import { FIRE_RULES } from '../rules/fire/reasons.ts';
import { MOVE_RULES } from '../rules/ground/reasons.ts';

const book = readFileSync(new URL('../../../../docs/rules/battle.md', import.meta.url), 'utf8');
const [, switches = ''] = book.split('## Switches');

test.each(Object.entries(OPTIONS))('the rulebook lists the switch %s with all its values', (name, values) => {
  const listed = values.map((value: string) => `\`${value}\``).join(', ');
  expect(switches).toContain(`| \`${name}\` | ${listed} |`);
});

test('and none that there is not', () => {
  const listed = [...switches.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual(Object.keys(OPTIONS).toSorted());
});

test('every rule that a reason rests on can be looked up', () => {
  const rules = new Set<string>([...Object.values(FIRE_RULES), ...Object.values(MOVE_RULES)]);
  const books = book + readFileSync(new URL('../../../../docs/rules/solo.md', import.meta.url), 'utf8');
  expect([...rules].filter((rule) => !books.includes(`**${rule}**`))).toEqual([]);
});
