/** What the locator's page needs once something is found: its code comes with the visitor's first gesture. */
export { dispatchGateway } from '../../backend/dispatch-gateway.ts';
export { ReportButton } from '../../features/aed-report/report-button.tsx';
