import { useEffect, useState } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { applyReports, findReportsAboutAed, groupReportsById } from '../../../../domain/corrections/apply-reports.ts';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { reportTileOf } from '../../../../domain/report/report-tiles.ts';

/**
 * Adds reports to an AED in the same way as on its card. Even if reports confirm that the AED is no longer there, its
 * page stays and shows that report.
 */
export function addReportsToAed(aed: RegisteredAed, reports: readonly PublicReport[]): RegisteredAed {
  const own = findReportsAboutAed(aed, groupReportsById(reports));
  return applyReports(aed, own) ?? { ...aed, reported: own };
}

/**
 * Returns an AED, with its reports once they have loaded. If they do not load, the page shows only the sources' data.
 */
export function useAedWithReports(aed: RegisteredAed): RegisteredAed {
  const [reported, setReported] = useState(aed);
  useEffect(
    function readReports() {
      let isLeft = false;
      setReported(aed);
      import('../../../backend/reports/public-reports.ts')
        .then(({ readPublicReports }) => readPublicReports(reportTileOf(aed.position)))
        .then(
          (reports) => {
            if (!isLeft) setReported(addReportsToAed(aed, reports));
          },
          (cause: unknown) => console.warn('What people report about this AED did not load.', cause),
        );
      return function leave() {
        isLeft = true;
      };
    },
    [aed],
  );
  return reported;
}
