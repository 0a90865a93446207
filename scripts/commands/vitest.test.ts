import { expect, test } from 'vitest';
import { secondTries, tallyRun } from './vitest.mjs';

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] };
const failedFile = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
const brokenFile = { status: 'failed', assertionResults: [] };

test('passed and failed tests are counted one by one', () => {
  expect(tallyRun(report(3, [passedFile, failedFile]), 1)).toEqual({ passed: 3, failed: 1 });
});

test('a file that could not be loaded counts as one failure', () => {
  expect(tallyRun(report(2, [passedFile, brokenFile]), 1)).toEqual({ passed: 2, failed: 1 });
});

test('an error outside of all tests counts as one failure', () => {
  expect(tallyRun(report(2, [passedFile]), 1)).toEqual({ passed: 2, failed: 1 });
});

test('a run without a report has failed, whatever its exit code', () => {
  expect(tallyRun(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(tallyRun(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});

test('what passed only at the second try is named, with what went wrong at the first', () => {
  const name = '/a.browser.test.ts';
  const tests = [
    { status: 'passed', fullName: 'one', failureMessages: [] },
    { status: 'passed', fullName: 'two', failureMessages: ['Error: late\n    at x'] },
    { status: 'failed', fullName: 'three', failureMessages: ['Error: wrong'] },
  ];
  expect(secondTries(report(2, [{ name, status: 'failed', assertionResults: tests }]))).toEqual([
    '/a.browser.test.ts: two: Error: late',
  ]);
});

function report(numPassedTests: number, testResults: readonly object[]): string {
  return JSON.stringify({ numPassedTests, testResults });
}
