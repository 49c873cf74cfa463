export const icelandText = {
  backToMap: 'Back to Map',
  otherPages: 'Other pages',
  links: [
    { label: 'Norway', to: '/bluezones/norway' },
    { label: 'Sweden', to: '/bluezones/sweden' },
    { label: 'Ireland', to: '/bluezones/ireland' },
    { label: 'Okinawa', to: '/bluezones/okinawa' },
    { label: 'Principles', to: '/principles' },
    { label: 'Methodology', to: '/methodology' },
  ],
  startProgram: 'Start Iceland Program (Coming Soon)',
  downloadResources: 'Download Resources (Coming Soon)',
  sources: 'Sources',
  undated: 'undated',
} as const;
