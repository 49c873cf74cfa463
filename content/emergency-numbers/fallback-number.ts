/**
 * The number to show if the country is unknown. Mobile network standards define 112 as an emergency number, and many
 * networks connect it. Networks in mainland China do not.
 */
export const fallbackEmergencyNumber = '112';
