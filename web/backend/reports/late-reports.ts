/** At the document: reports have come that the list of AEDs did not wait for. */
export const lateReportsEvent = 'late-reports';
