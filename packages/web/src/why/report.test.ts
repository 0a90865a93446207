import { expect, test } from 'vitest';
import { printReport, reportFile } from './report.tsx';
import { ruledParts, rulesIn } from '../rules/spans.ts';

const REPORT = {
  mission: 'Whose Crossroads?',
  entry: 12,
  lines: ['s03 fires at g05 in E07. AI: closest to its target (S5.0.1b)'],
  rules: ['S5.0.1b'],
  judgedBy: 'bear 1, pack abc',
  words: '',
};

test('a report has the entry, what happened, the rules, and room for one’s own words', () => {
  const text = printReport(REPORT);
  expect(text).toContain('a ruling in "Whose Crossroads?", entry 12');
  expect(text).toContain('Rules: S5.0.1b');
  expect(text).toContain('- s03 fires at g05 in E07.');
  expect(text).toContain('(to be filled in)');
  expect(printReport({ ...REPORT, words: ' s04 was nearer. ' })).toMatch(/, and why\ns04 was nearer\.\n$/);
});

test('its file holds the whole match beside the number of the entry', () => {
  const file: unknown = JSON.parse(reportFile(REPORT, '{"format":"sandtable-match","entries":["ai: proceed"]}'));
  expect(file).toMatchObject({ format: 'sandtable-report', entry: 12, match: { entries: ['ai: proceed'] } });
});

test('rules are what stands in brackets and is in the rulebook, each once', () => {
  expect(ruledParts('closest (S5.0.1b), then (B7.2)').filter(({ isRule }) => isRule)).toHaveLength(2);
  expect(rulesIn(['closest (S5.0.1b), a tie (S5.0.1)', 'closest (S5.0.1b)', 'a note (R-114)', 'so (2)'])).toEqual([
    'S5.0.1b',
    'S5.0.1',
  ]);
});
