// Counts the tests of a vitest run from its JSON report. A run that broke must never look like one that passed.

/** @typedef {{ readonly passed: number, readonly failed: number }} Tally */

/**
 * @param {string | undefined} report the text of vitest's JSON report; undefined if it wrote none
 * @param {number} exitCode vitest's own
 * @returns {Tally}
 */
export function tallyRun(report, exitCode) {
  const { passed, failed } = report === undefined ? { passed: 0, failed: 0 } : tallyReport(JSON.parse(report));
  // Crashed, found no tests, or met an error outside any test.
  const broken = report === undefined || (exitCode !== 0 && failed === 0);
  return { passed, failed: broken ? failed + 1 : failed };
}

/**
 * @param {{ numPassedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Tally}
 */
function tallyReport({ numPassedTests, testResults }) {
  const failures = testResults.map((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed').length;
    // A file that could not be loaded holds no tests but has failed all the same.
    return failed === 0 && file.status === 'failed' ? 1 : failed;
  });
  return { passed: numPassedTests, failed: failures.reduce((sum, one) => sum + one, 0) };
}
