import { foldText } from '../text/fold-text.ts';
import type { RegisteredAed } from './aed-registry.ts';

/**
 * Kinds of places with typical opening hours. 'staffed' means staffed around the clock, as in a hospital; 'shop'
 * includes pharmacies.
 */
export type PlaceKind = 'staffed' | 'station' | 'school' | 'shop';

/**
 * Word stems in thirteen languages, without accents, as `foldText` writes them. They are tested in this order, so that
 * a police station does not count as a railway station. Each word must unambiguously name the kind of place: a street
 * named after a station does not match.
 */
const words: Readonly<Record<PlaceKind, RegExp>> = {
  staffed:
    /polic[eij]|polizei|polizia|politie|gendarm|fire (station|brigade)|feuerwehr|pompier|brandweer|bombeir|bombero|straz pozarn|gasilsk|hasic|hospital|hopital|krankenhaus|\bspital\b|szpital|ospedale|bolnisn|nemocnic|ziekenhuis|\bhotel\b|警察|消防|病院|医院|醫院|경찰|소방|병원/u,
  station:
    /(railway|train|bus|metro|subway) station|bahnhof(?! ?s?(str|platz|quartier|apothek))|\bgare\b|stazione|estacion\b|estacao|dworzec|\bperon|zeleznisk|nadrazi|\bmetr[oa]\b|airport|flughafen|lotnisk|aeroport|letalisc|駅|空港|车站|車站|地铁|捷運|机场|機場|지하철|공항/u,
  school:
    /school|schule|schulhaus|szkol|\becole|scuola|escuela|\bescola|osnovna sola|srednja sola|\bskol[aey]?\b|universi[td]|uniwersyt|univerz|liceum|\blycee|gymnasi|gimnaz|ginnasi|przedszkol|kindergart|\bvrtec|学校|學校|大学|大學|高校|幼稚園|학교/u,
  shop: /pharmac|farmac|apothe|apotek|aptek|lekarn|drogeri|supermar|supermer|\bsklep|trgovin|\bshop|\bstores?\b|\bmagasin\b|negozio|\btienda|\bwinkel|handlow|commercial|commerciale|einkaufs|薬局|药店|藥局|超市|商场|商場|약국|마트/u,
};

const kinds = Object.keys(words) as PlaceKind[];

/** A name for each kind of place, for records that must not contain the name given by the source. */
export const placeKindNames: Readonly<Record<PlaceKind, string>> = {
  staffed: 'Hospital',
  station: 'Railway station',
  school: 'School',
  shop: 'Pharmacy',
};

/** Returns the kind of place according to an AED's name and location texts; null if they do not reveal it. */
export function placeKindOf({ name, location }: Pick<RegisteredAed, 'name' | 'location'>): PlaceKind | null {
  const text = foldText([name, ...Object.values(location)].join(' '));
  return kinds.find((kind) => words[kind].test(text)) ?? null;
}
