import { inLanguage } from '../../languages/in-language.ts';

export const administrationText = inLanguage('administrationText', {
  title: 'Admin Panel',
  deniedTitle: 'Admin Access Required',
  denied: 'You need administrator privileges to access this panel.',
  loading: 'Loading logs...',
  panelMissing: 'The panel could not be loaded. Check the connection, then load the page again.',
  reload: 'Load the page again',
});
