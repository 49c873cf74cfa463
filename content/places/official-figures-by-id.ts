import type { OfficialFigure } from '../place-facts.ts';
import { canada } from './canada/official-figure.ts';
import { frenchPolynesia } from './french-polynesia/official-figure.ts';
import { hongKong } from './hong-kong/official-figure.ts';
import { iceland } from './iceland/official-figure.ts';
import { ireland } from './ireland/official-figure.ts';
import { israel } from './israel/official-figure.ts';
import { liechtenstein } from './liechtenstein/official-figure.ts';
import { luxembourg } from './luxembourg/official-figure.ts';
import { malta } from './malta/official-figure.ts';
import { monaco } from './monaco/official-figure.ts';
import { norway } from './norway/official-figure.ts';
import { okinawa } from './okinawa/official-figure.ts';
import { portugal } from './portugal/official-figure.ts';
import { reunion } from './reunion/official-figure.ts';
import { singapore } from './singapore/official-figure.ts';
import { southKorea } from './south-korea/official-figure.ts';
import { sweden } from './sweden/official-figure.ts';
import { switzerland } from './switzerland/official-figure.ts';
import { sydney } from './sydney/official-figure.ts';
import { uae } from './uae/official-figure.ts';

/** Written by `npm run places`: one entry per folder. */
export const officialFiguresById: Readonly<Record<string, OfficialFigure>> = {
  okinawa,
  portugal,
  monaco,
  malta,
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
  uae,
  singapore,
};
