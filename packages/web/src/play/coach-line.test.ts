import { readFileSync } from 'node:fs';
import path from 'node:path';
import { corpsId } from '@sandtable/limanowa';
import { describe, expect, test } from 'vitest';
import { HABITS as bear } from '../bear/table/habits.ts';
import type { Happening } from '../face/happening.ts';
import { tellEvent } from '../limanowa/events/tell.ts';
import { HABITS as limanowa } from '../limanowa/table/habits.ts';
import { NEU_SANDEZ, rehearse, seenOf } from '../testing/limanowa.ts';
import { nextMark } from './coach-line.tsx';

const PLAIN: Pick<Happening, 'mark'> = {};
const MARKS = { check: { line: 'A card is drawn.', rule: 'B2.2g' }, hit: { line: 'A marker.', rule: 'B7.5' } };

test('the first rule that is new is told, one at a time, and none twice', () => {
  const events = [PLAIN, { ...PLAIN, mark: 'check' }, { ...PLAIN, mark: 'hit' }];
  expect(nextMark(events, MARKS, () => false)).toBe('check');
  expect(nextMark(events, MARKS, (mark) => mark === 'check')).toBe('hit');
  expect(nextMark(events, MARKS, () => true)).toBeNull();
});

test('a mark that nobody has written a line about is passed over', () => {
  expect(nextMark([{ ...PLAIN, mark: 'unheardOf' }], MARKS, () => false)).toBeNull();
});

test('LS2.2b no tip of a match against the AI is about contra cards; where people hold them, one is', () => {
  const tipIn = (mission: string): string => {
    const { mark = '' } = tellEvent(seenOf(rehearse(mission)), {
      rule: 'L6.3d',
      key: 'drew',
      corps: corpsId(0),
      card: null,
    });
    return limanowa.marks[mark]?.line ?? '';
  };
  expect(tipIn(NEU_SANDEZ)).toMatch(/^A Battlecard is for the phase printed on it/);
  expect(tipIn('battle-of-limanowa')).toContain('contra in the enemy’s');
  const others = Object.entries(limanowa.marks).filter(([mark]) => mark !== 'card');
  expect(others.filter(([, { line }]) => line.includes('contra'))).toEqual([]);
});

const packages = path.join(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(packages, file), 'utf8');

describe.each([
  ['bear', bear.marks, 'docs/rules/battle.md docs/rules/solo.md', 'packages/web/src/bear/events/event-traits.ts'],
  ['limanowa', limanowa.marks, 'docs/rules/limanowa.md', 'packages/web/src/limanowa/events/event-traits.ts'],
] as const)('the lines of %s', (_game, marks, books, source) => {
  test('are short, and each cites a rule of the rulebook', () => {
    const rules = books.split(' ').map(read).join('\n');
    for (const { line, rule } of Object.values(marks)) {
      expect(line.length).toBeLessThan(130);
      expect(rules).toContain(`**${rule}**`);
    }
  });

  test('are all met by some event, and every event that is met has one', () => {
    const met = [...read(source).matchAll(/(?<!cue|landmark)(?:: |\? |return )'(\w+)'/g)].map(([, name]) => name);
    expect(new Set(met)).toEqual(new Set(Object.keys(marks)));
  });
});
