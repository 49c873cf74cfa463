import type { CaseToCheck, Check, CheckResult } from './check.ts';
import { checkIndependentNetworks } from './independent-networks.ts';
import { checkListedNearby } from './listed-nearby.ts';
import { checkReadableHours } from './machine-readable-hours.ts';
import { checkNewerSurvey } from './newer-survey.ts';
import { checkPlausibleLocation } from './plausible-location.ts';
import { checkRepeatedText } from './repeated-text.ts';

/** All checks, in the order in which their results are shown. To add a check, add a file and an entry here. */
const checks: Readonly<Record<string, Check>> = {
  'independent-networks': checkIndependentNetworks,
  'known-nearby': checkListedNearby,
  'plausible-place': checkPlausibleLocation,
  'readable-hours': checkReadableHours,
  'newer-survey': checkNewerSurvey,
  'repeated-words': checkRepeatedText,
};

/** The total number of checks, including those that do not apply to a case and return no result. */
export const totalChecks = Object.keys(checks).length;

export interface NamedCheckResult extends CheckResult {
  readonly check: string;
}

/** Runs all checks on a case and returns the results of those that apply to it. */
export function runChecks(reportCase: CaseToCheck): readonly NamedCheckResult[] {
  return Object.entries(checks).flatMap(([check, judge]) => {
    const verdict = judge(reportCase);
    return verdict === null ? [] : [{ check, ...verdict }];
  });
}
