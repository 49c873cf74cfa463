import type { PlaceProfile } from './place-profile.ts';
import { albertLea } from './places/albert-lea.ts';
import { andorra } from './places/andorra.ts';
import { beachCities } from './places/beach-cities.ts';
import { brevardTransylvania } from './places/brevard-transylvania.ts';
import { canada } from './places/canada.ts';
import { fortWorth } from './places/fort-worth.ts';
import { frenchPolynesia } from './places/french-polynesia.ts';
import { grandForks } from './places/grand-forks.ts';
import { hongKong } from './places/hong-kong.ts';
import { ikaria } from './places/ikaria.ts';
import { iowaLakesRegion } from './places/iowa-lakes-region.ts';
import { ireland } from './places/ireland.ts';
import { israel } from './places/israel.ts';
import { kauai } from './places/kauai.ts';
import { killeen } from './places/killeen.ts';
import { klamathFalls } from './places/klamath-falls.ts';
import { lakeCounty } from './places/lake-county.ts';
import { liechtenstein } from './places/liechtenstein.ts';
import { lomaLinda } from './places/loma-linda.ts';
import { luxembourg } from './places/luxembourg.ts';
import { madrid } from './places/madrid.ts';
import { malta } from './places/malta.ts';
import { masonCity } from './places/mason-city.ts';
import { maui } from './places/maui.ts';
import { monaco } from './places/monaco.ts';
import { montereyCounty } from './places/monterey-county.ts';
import { naples } from './places/naples.ts';
import { nicoya } from './places/nicoya.ts';
import { norway } from './places/norway.ts';
import { okinawa } from './places/okinawa.ts';
import { portugal } from './places/portugal.ts';
import { qatar } from './places/qatar.ts';
import { reunion } from './places/reunion.ts';
import { sanMarino } from './places/san-marino.ts';
import { sardinia } from './places/sardinia.ts';
import { singapore } from './places/singapore.ts';
import { southKorea } from './places/south-korea.ts';
import { spencer } from './places/spencer.ts';
import { sweden } from './places/sweden.ts';
import { switzerland } from './places/switzerland.ts';
import { sydney } from './places/sydney.ts';
import { uae } from './places/uae.ts';
import { upperNapaValley } from './places/upper-napa-valley.ts';
import { vaticanCity } from './places/vatican-city.ts';
import { vermont } from './places/vermont.ts';
import { wallaWallaValley } from './places/walla-walla-valley.ts';
import { waterlooCedarFalls } from './places/waterloo-cedar-falls.ts';
import { wisconsinRapids } from './places/wisconsin-rapids.ts';
import { worthington } from './places/worthington.ts';

/** Profiles of the shared template, in the order of the hub list. Iceland and Oʻahu have pages of their own. */
export const placeProfiles: readonly PlaceProfile[] = [
  okinawa,
  sardinia,
  ikaria,
  nicoya,
  lomaLinda,
  madrid,
  portugal,
  andorra,
  monaco,
  malta,
  vaticanCity,
  sanMarino,
  switzerland,
  liechtenstein,
  luxembourg,
  ireland,
  sweden,
  norway,
  frenchPolynesia,
  hongKong,
  southKorea,
  sydney,
  reunion,
  canada,
  israel,
  qatar,
  uae,
  singapore,
  albertLea,
  beachCities,
  kauai,
  vermont,
  maui,
  montereyCounty,
  wallaWallaValley,
  naples,
  iowaLakesRegion,
  upperNapaValley,
  brevardTransylvania,
  fortWorth,
  waterlooCedarFalls,
  grandForks,
  masonCity,
  klamathFalls,
  spencer,
  wisconsinRapids,
  lakeCounty,
  worthington,
  killeen,
];
