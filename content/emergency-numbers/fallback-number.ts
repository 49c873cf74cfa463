/**
 * If no country is known: mobile network standards define 112 as an emergency number, and many networks connect it;
 * those of mainland China do not.
 */
export const fallbackEmergencyNumber = '112';
