import { existsSync, readFileSync, rmSync } from 'node:fs';

/** Paths of the reports that the test runners write. */
export const unitReport = 'test-results/unit.json';
export const postgresReport = 'test-results/postgres.json';
export const journeyReport = 'test-results/journeys.json';
export const otherBrowsersReport = 'test-results/browsers.json';

/** Deletes the reports of earlier runs. */
export function deleteTestReports() {
  for (const report of [unitReport, postgresReport, journeyReport, otherBrowsersReport])
    rmSync(report, { force: true });
}

/**
 * Counts the tests in all reports and returns a line such as "123 passed, 0 failed". It also gives the number of tests
 * that were skipped or that passed only at the second attempt, if there are any.
 * @returns {string | null} null if no test ran
 */
export function summariseTests() {
  const counts = { passed: 0, failed: 0, skipped: 0, secondAttempt: 0 };
  const units = [unitReport, postgresReport].map(readReport).filter((report) => report !== null);
  for (const unit of units) {
    counts.passed += unit.numPassedTests;
    counts.failed += unit.numFailedTests;
    counts.skipped += unit.numPendingTests + unit.numTodoTests;
  }
  const journeys = [journeyReport, otherBrowsersReport].map(readReport).filter((report) => report !== null);
  for (const { stats } of journeys) {
    counts.passed += stats.expected + stats.flaky;
    counts.secondAttempt += stats.flaky;
    counts.failed += stats.unexpected;
    counts.skipped += stats.skipped;
  }
  if (units.length === 0 && journeys.length === 0) return null;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const secondAttempt = counts.secondAttempt > 0 ? `, ${counts.secondAttempt} at the second attempt` : '';
  return `${counts.passed} passed, ${counts.failed} failed${skipped}${secondAttempt}`;
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
