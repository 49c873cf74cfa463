import type { PlacePage } from '../place-facts.ts';
import { albertLea } from './albert-lea/page.ts';
import { andorra } from './andorra/page.ts';
import { beachCities } from './beach-cities/page.ts';
import { brevardTransylvania } from './brevard-transylvania/page.ts';
import { canada } from './canada/page.ts';
import { fortWorth } from './fort-worth/page.ts';
import { frenchPolynesia } from './french-polynesia/page.ts';
import { grandForks } from './grand-forks/page.ts';
import { hongKong } from './hong-kong/page.ts';
import { iceland } from './iceland/page.ts';
import { ikaria } from './ikaria/page.ts';
import { iowaLakesRegion } from './iowa-lakes-region/page.ts';
import { ireland } from './ireland/page.ts';
import { israel } from './israel/page.ts';
import { kauai } from './kauai/page.ts';
import { killeen } from './killeen/page.ts';
import { klamathFalls } from './klamath-falls/page.ts';
import { lakeCounty } from './lake-county/page.ts';
import { liechtenstein } from './liechtenstein/page.ts';
import { lomaLinda } from './loma-linda/page.ts';
import { luxembourg } from './luxembourg/page.ts';
import { madrid } from './madrid/page.ts';
import { malta } from './malta/page.ts';
import { masonCity } from './mason-city/page.ts';
import { maui } from './maui/page.ts';
import { monaco } from './monaco/page.ts';
import { montereyCounty } from './monterey-county/page.ts';
import { naples } from './naples/page.ts';
import { nicoya } from './nicoya/page.ts';
import { norway } from './norway/page.ts';
import { oahuHonolulu } from './oahu-honolulu/page.ts';
import { okinawa } from './okinawa/page.ts';
import { paris } from './paris/page.ts';
import { portugal } from './portugal/page.ts';
import { qatar } from './qatar/page.ts';
import { reunion } from './reunion/page.ts';
import { sanMarino } from './san-marino/page.ts';
import { sardinia } from './sardinia/page.ts';
import { singapore } from './singapore/page.ts';
import { southKorea } from './south-korea/page.ts';
import { spencer } from './spencer/page.ts';
import { sweden } from './sweden/page.ts';
import { switzerland } from './switzerland/page.ts';
import { sydney } from './sydney/page.ts';
import { uae } from './uae/page.ts';
import { upperNapaValley } from './upper-napa-valley/page.ts';
import { vaticanCity } from './vatican-city/page.ts';
import { vermont } from './vermont/page.ts';
import { wallaWallaValley } from './walla-walla-valley/page.ts';
import { waterlooCedarFalls } from './waterloo-cedar-falls/page.ts';
import { wisconsinRapids } from './wisconsin-rapids/page.ts';
import { worthington } from './worthington/page.ts';

/** Written by `npm run places`: one entry per folder. */
export const pagesById: Readonly<Record<string, PlacePage>> = {
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
