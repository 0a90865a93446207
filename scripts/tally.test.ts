import { expect, test } from 'vitest';
import { tallyRun } from './tally.mjs';

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

function report(numPassedTests: number, testResults: readonly object[]): string {
  return JSON.stringify({ numPassedTests, testResults });
}
