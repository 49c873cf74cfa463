/** Code for displaying results: loads at the visitor's first interaction. */
export { dispatchGateway } from '../../backend/dispatch-gateway.ts';
export { ReportButton } from '../../features/aed-report/report-button.tsx';
