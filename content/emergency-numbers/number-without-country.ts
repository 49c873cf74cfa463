/** Where no country is known: the standard of mobile networks knows 112 as an emergency number, and many connect it; those of mainland China do not. */
export const numberWithoutCountry = '112';
