export const administrationText = {
  title: 'Admin Panel',
  deniedTitle: 'Admin Access Required',
  denied: 'You need administrator privileges to access this panel.',
} as const;
