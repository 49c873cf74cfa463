/** Where no country is known: by the standard of mobile networks 112 connects to the emergency service nearly everywhere. */
export const numberWithoutCountry = '112';
