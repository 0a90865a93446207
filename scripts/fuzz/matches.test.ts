import { afterEach, expect, test, vi } from 'vitest';
import { isAllMet, isOver } from './matches.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is printed, and whether it is well. */
function judged(minutes: number, deeds: readonly string[], others: readonly string[] = []): [boolean, string[]] {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const isWell = isAllMet(minutes, { missing: () => [...deeds, ...others], missingDeeds: () => deeds });
  return [isWell, lines];
}

test('ten minutes that miss a verb or an event fail, with the list; fewer only print it', () => {
  const deeds = ['said drive', 'told pulledOut'];
  const [short, all] = ['never met: said drive, told pulledOut, card c41', 'said drive, told pulledOut'];
  expect(judged(9.9, deeds, ['card c41'])).toEqual([true, [short]]);
  expect(judged(10, deeds, ['card c41'])).toEqual([
    false,
    [short, `verbs never said and events never told in 10 minutes: ${all}`],
  ]);
});

test('a machine that is busy with something else plays on until it has had its share of the time', () => {
  expect(isOver(10, 9.9, 9.9)).toBe(false);
  expect(isOver(10, 10, 2.9)).toBe(false);
  expect(isOver(10, 10, 3)).toBe(true);
  expect(isOver(10, 25, 3)).toBe(true);
});

test('what else was not met is no fault', () => {
  expect(judged(60, [], ['card c41'])).toEqual([true, ['never met: card c41']]);
  expect(judged(60, [])).toEqual([true, ['never met: nothing']]);
});
