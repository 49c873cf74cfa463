import type { Check, CheckedCase, Verdict } from './check.ts';
import { independentNetworks } from './independent-networks.ts';
import { listedNearby } from './listed-nearby.ts';
import { newerSurvey } from './newer-survey.ts';
import { plausiblePlace } from './plausible-place.ts';
import { readableHours } from './readable-hours.ts';
import { repeatedText } from './repeated-words.ts';

/** All checks, in the order in which their results are shown. To add one, add a file and a line here. */
const checks: Readonly<Record<string, Check>> = {
  'independent-networks': independentNetworks,
  'known-nearby': listedNearby,
  'plausible-place': plausiblePlace,
  'readable-hours': readableHours,
  'newer-survey': newerSurvey,
  'repeated-words': repeatedText,
};

/** The number of checks run on each case. */
export const checkCount = Object.keys(checks).length;

export interface NamedVerdict extends Verdict {
  readonly check: string;
}

/** The results of all checks on a case. None of them decides. */
export function runChecks(given: CheckedCase): readonly NamedVerdict[] {
  return Object.entries(checks).flatMap(([check, judge]) => {
    const verdict = judge(given);
    return verdict === null ? [] : [{ check, ...verdict }];
  });
}
