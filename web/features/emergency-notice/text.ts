import { inLanguage } from '../../languages/localize-text.ts';

export const emergencyNoticeText = inLanguage('emergencyNoticeText', {
  label: 'Emergency notice',
  /**
   * In English this is the specification's sentence. A translation contains the emergency number of the visitor's
   * presumed country.
   */
  banner: (_number: string) =>
    'Contact 911 for all emergencies. If you are experiencing an emergency, Call 911 immediately. Emergency Assistance is not available through this web site.',
  /**
   * Shown if the emergency number is unknown. In English this is the specification's sentence, and a translation
   * contains no number.
   */
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
