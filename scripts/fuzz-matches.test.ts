import { afterEach, expect, test, vi } from 'vitest';
import { isAllMet } from './fuzz-matches.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is printed, and whether it is well. */
function judged(
  minutes: number,
  deeds: readonly string[],
  others: readonly string[] = [],
  spent = minutes,
): [boolean, string[]] {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const isWell = isAllMet(minutes, spent, { missing: () => [...deeds, ...others], missingDeeds: () => deeds });
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

test('nor does a machine that was busy with something else fail', () => {
  expect(judged(10, ['said drive'], [], 3)).toEqual([true, ['never met: said drive']]);
  expect(judged(60, ['said drive'], [], 8)[0]).toBe(false);
});

test('what else was not met is no fault', () => {
  expect(judged(60, [], ['card c41'])).toEqual([true, ['never met: card c41']]);
  expect(judged(60, [])).toEqual([true, ['never met: nothing']]);
});
