import { useEffect, useState } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { applyReports, reportsById, reportsOf } from '../../../../domain/corrections/apply-reports.ts';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { reportSquareOf } from '../../../../domain/report/report-squares.ts';

/** Adds reports to an AED, as on its card. If it is confirmed as gone, its page remains and says so. */
export function withReportsOf(aed: RegisteredAed, reports: readonly PublicReport[]): RegisteredAed {
  const own = reportsOf(aed, reportsById(reports));
  return applyReports(aed, own) ?? { ...aed, reported: own };
}

/** An AED with its reports once they have loaded. If they do not load, the page shows the registers' data alone. */
export function useReported(aed: RegisteredAed): RegisteredAed {
  const [reported, setReported] = useState(aed);
  useEffect(
    function readReports() {
      let isLeft = false;
      setReported(aed);
      import('../../../backend/reports/public-reports.ts')
        .then(({ readPublicReports }) => readPublicReports(reportSquareOf(aed.position)))
        .then(
          (reports) => {
            if (!isLeft) setReported(withReportsOf(aed, reports));
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
