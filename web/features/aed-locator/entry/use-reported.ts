import { useEffect, useState } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { applyReports, reportsById, reportsOf } from '../../../../domain/corrections/apply-reports.ts';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { reportSquareOf } from '../../../../domain/report/report-squares.ts';

/** An AED with its reports, as on its card. One confirmed as gone stays on its page, which says so. */
export function withReportsOf(aed: RegisteredAed, reports: readonly PublicReport[]): RegisteredAed {
  const own = reportsOf(aed, reportsById(reports));
  return applyReports(aed, own) ?? { ...aed, reported: own };
}

/** The same AED with its reports, once loaded. If they do not load, the page shows the registers' data. */
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
