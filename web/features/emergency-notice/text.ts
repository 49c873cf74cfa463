import { inLanguage } from '../../languages/localize-text.ts';

export const emergencyNoticeText = inLanguage('emergencyNoticeText', {
  label: 'Emergency notice',
  /**
   * The specification's sentence in English. A translation takes the ambulance number for the visitor's presumed
   * location.
   */
  banner: (_number: string) =>
    'Contact 911 for all emergencies. If you are experiencing an emergency, Call 911 immediately. Emergency Assistance is not available through this web site.',
  /** If no number is known. The specification's sentence in English; a translation names no number. */
  bannerWithoutNumber:
    'Contact 911 for all emergencies. If you are experiencing an emergency, Call 911 immediately. Emergency Assistance is not available through this web site.',
  learn: 'Learn about 911',
  findAed: 'Find an AED',
  buttons: [
    { label: '911', title: '911 - Feature coming soon' },
    { label: 'EMT', title: 'EMT - Feature coming soon' },
    { label: 'Drone', title: 'Drone (5 min max) - Feature coming soon' },
  ],
  notConnected: 'These three buttons are not connected yet. Use your phone.',
});
