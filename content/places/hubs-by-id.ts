import type { PlaceHub } from '../place-facts.ts';
import { albertLea } from './albert-lea/hub.ts';
import { andorra } from './andorra/hub.ts';
import { beachCities } from './beach-cities/hub.ts';
import { brevardTransylvania } from './brevard-transylvania/hub.ts';
import { canada } from './canada/hub.ts';
import { fortWorth } from './fort-worth/hub.ts';
import { frenchPolynesia } from './french-polynesia/hub.ts';
import { grandForks } from './grand-forks/hub.ts';
import { hongKong } from './hong-kong/hub.ts';
import { iceland } from './iceland/hub.ts';
import { ikaria } from './ikaria/hub.ts';
import { iowaLakesRegion } from './iowa-lakes-region/hub.ts';
import { ireland } from './ireland/hub.ts';
import { israel } from './israel/hub.ts';
import { kauai } from './kauai/hub.ts';
import { killeen } from './killeen/hub.ts';
import { klamathFalls } from './klamath-falls/hub.ts';
import { lakeCounty } from './lake-county/hub.ts';
import { liechtenstein } from './liechtenstein/hub.ts';
import { lomaLinda } from './loma-linda/hub.ts';
import { luxembourg } from './luxembourg/hub.ts';
import { madrid } from './madrid/hub.ts';
import { malta } from './malta/hub.ts';
import { masonCity } from './mason-city/hub.ts';
import { maui } from './maui/hub.ts';
import { monaco } from './monaco/hub.ts';
import { montereyCounty } from './monterey-county/hub.ts';
import { naples } from './naples/hub.ts';
import { nicoya } from './nicoya/hub.ts';
import { norway } from './norway/hub.ts';
import { oahuHonolulu } from './oahu-honolulu/hub.ts';
import { okinawa } from './okinawa/hub.ts';
import { paris } from './paris/hub.ts';
import { portugal } from './portugal/hub.ts';
import { qatar } from './qatar/hub.ts';
import { reunion } from './reunion/hub.ts';
import { sanMarino } from './san-marino/hub.ts';
import { sardinia } from './sardinia/hub.ts';
import { singapore } from './singapore/hub.ts';
import { southKorea } from './south-korea/hub.ts';
import { spencer } from './spencer/hub.ts';
import { sweden } from './sweden/hub.ts';
import { switzerland } from './switzerland/hub.ts';
import { sydney } from './sydney/hub.ts';
import { uae } from './uae/hub.ts';
import { upperNapaValley } from './upper-napa-valley/hub.ts';
import { vaticanCity } from './vatican-city/hub.ts';
import { vermont } from './vermont/hub.ts';
import { wallaWallaValley } from './walla-walla-valley/hub.ts';
import { waterlooCedarFalls } from './waterloo-cedar-falls/hub.ts';
import { wisconsinRapids } from './wisconsin-rapids/hub.ts';
import { worthington } from './worthington/hub.ts';

/** Written by `npm run places`: one entry per folder. */
export const hubsById: Readonly<Record<string, PlaceHub>> = {
  okinawa,
  sardinia,
  ikaria,
  nicoya,
  'loma-linda': lomaLinda,
  madrid,
  portugal,
  andorra,
  monaco,
  malta,
  'vatican-city': vaticanCity,
  'san-marino': sanMarino,
  switzerland,
  liechtenstein,
  luxembourg,
  ireland,
  iceland,
  sweden,
  norway,
  'french-polynesia': frenchPolynesia,
  'hong-kong': hongKong,
  'south-korea': southKorea,
  sydney,
  reunion,
  canada,
  israel,
  qatar,
  uae,
  singapore,
  'albert-lea': albertLea,
  'beach-cities': beachCities,
  kauai,
  vermont,
  maui,
  'monterey-county': montereyCounty,
  'walla-walla-valley': wallaWallaValley,
  naples,
  'iowa-lakes-region': iowaLakesRegion,
  'upper-napa-valley': upperNapaValley,
  'brevard-transylvania': brevardTransylvania,
  'oahu-honolulu': oahuHonolulu,
  'fort-worth': fortWorth,
  'waterloo-cedar-falls': waterlooCedarFalls,
  'grand-forks': grandForks,
  'mason-city': masonCity,
  'klamath-falls': klamathFalls,
  spencer,
  'wisconsin-rapids': wisconsinRapids,
  'lake-county': lakeCounty,
  worthington,
  killeen,
  paris,
};
