import { inLanguage } from '../../languages/localize-text.ts';

export const administrationText = inLanguage('administrationText', {
  title: 'Admin Panel',
  deniedTitle: 'Admin Access Required',
  denied: 'You need administrator privileges to access this panel.',
  loading: 'Loading logs...',
  panelMissing: 'The panel did not load. Check your connection, then reload the page.',
  reload: 'Reload the page',
});
