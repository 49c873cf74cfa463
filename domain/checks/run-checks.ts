import type { CaseToCheck, Check, CheckResult } from './check.ts';
import { independentNetworks } from './independent-networks.ts';
import { listedNearby } from './listed-nearby.ts';
import { machineReadableHours } from './machine-readable-hours.ts';
import { newerSurvey } from './newer-survey.ts';
import { plausibleLocation } from './plausible-location.ts';
import { repeatedText } from './repeated-text.ts';

/** All checks, in the order in which their results are shown. To add a check, add a file and an entry here. */
const checks: Readonly<Record<string, Check>> = {
  'independent-networks': independentNetworks,
  'known-nearby': listedNearby,
  'plausible-place': plausibleLocation,
  'readable-hours': machineReadableHours,
  'newer-survey': newerSurvey,
  'repeated-words': repeatedText,
};

/** Number of checks that exist. Those that do not apply to a case return no result. */
export const checkCount = Object.keys(checks).length;

export interface NamedCheckResult extends CheckResult {
  readonly check: string;
}

/** Runs all checks on a case and returns the results of those that apply to it. */
export function runChecks(given: CaseToCheck): readonly NamedCheckResult[] {
  return Object.entries(checks).flatMap(([check, judge]) => {
    const verdict = judge(given);
    return verdict === null ? [] : [{ check, ...verdict }];
  });
}
