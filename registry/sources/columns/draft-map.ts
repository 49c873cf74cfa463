import { foldedColumn } from './bind-columns.ts';

/**
 * How columns are called in registers of a dozen languages. A guess for a draft that somebody reads over; nothing is
 * imported by it.
 */
const usualNames = {
  pair: /^(?:.*\b)?(?:geo ?point(?: 2d)?|geo ?loc(?:ation|alisation|alización)?|coord\w*|lat ?lo?ng?|the geom|geometry|position|wkt|location)$/u,
  longitude:
    /(?:^|\b)(?:lon|lng|long|longitud\w*|longitudine|länge|laengengrad|längengrad|lengtegraad|długość(?: geograficzna)?|dlugosc|coor(?:d|denada)? ?x|x|経度|经度|經度|경도)(?:\b|$)|long coor/u,
  latitude:
    /(?:^|\b)(?:lat|latitud\w*|latitudine|breite|breitengrad|breedtegraad|szerokość(?: geograficzna)?|szerokosc|coor(?:d|denada)? ?y|y|緯度|纬度|위도)(?:\b|$)|lat coor/u,
  id: /^(?:.*\b)?(?:id|nr|no|num|numero|número|numéro|numer|nummer|code|uuid|gid|objectid|fid|番号|编号|編號|번호)$/u,
  name: /(?:^|\b)(?:name|nom|nombre|nome|naam|bezeichnung|nazwa|denominazione|denominación|titel|title|site|名称|名稱|名前|施設名|设置单位|기관명|설치기관)(?:\b|$)/u,
  street:
    /(?:^|\b)(?:address\w*|addr\w*|adresse|adres|indirizzo|dirección|direccion|domicilio|straat\w*|straße|strasse|street|voie|ulica|calle|endereço|morada|住所|所在地|地址|주소)(?:\b|$)/u,
  city: /(?:^|\b)(?:city|town|ville|commune|stadt|ort|plaats|gemeente|miasto|comune|ciudad|localidad|municipio|cidade|postal ?town)(?:\b|$)/u,
  place:
    /(?:locat\w*|emplacement|standort|aufstellort|locatie|ubicaci[oó]n|ubicazione|lokalizacja|umiejscowienie|localização|設置場所|設置位置|位置|장소|위치|description)/u,
  hours:
    /(?:opening|hours|horaire\w*|horario\w*|öffnungszeit\w*|oeffnungszeit\w*|openingstijd\w*|godziny|orari\w*|disponib\w*|availab\w*|beschikbaar\w*|dostępn\w*|開放時間|开放时间|利用可能|시간)/u,
  phone: /(?:^|\b)(?:phone|tel\w*|téléphone|teléfono|telefono|telefon|电话|電話|전화)/u,
  checked: /(?:check|controle|contrôle|verific|kontroll|inspec|last ?updat|aktualis|mise à jour|点検|检查)/u,
} as const;

type Role = keyof typeof usualNames;

/** A name in words: camelCase and "coor1" come apart. */
const wordsOf = (name: string) =>
  foldedColumn(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/(\p{L})(\d)/gu, '$1 $2'));

const columnLike = (role: Role, columns: readonly string[]) =>
  columns.find((name) => usualNames[role].test(wordsOf(name))) ?? null;

/** The columns that by their names hold a place and what it is called; one for both degrees holds a pair. */
export function likelyColumns(columns: readonly string[]) {
  const longitude = columnLike('longitude', columns);
  const latitude = columnLike('latitude', columns);
  const hasBoth = longitude !== null && latitude !== null && longitude !== latitude;
  const pair = hasBoth ? null : columnLike('pair', columns);
  return {
    longitude: pair ?? longitude,
    latitude: pair ?? latitude,
    name: columnLike('name', columns),
  };
}

const toComplete = 'TO COMPLETE';

/**
 * A column map to begin with, for a table of these columns: what the names suggest filled in, what only its publisher can say marked
 * `TO COMPLETE`.
 */
export function draftMap(columns: readonly string[], hasGeometry: boolean): object {
  const { longitude, latitude, name } = likelyColumns(columns);
  const tagged: readonly [string, string | null][] = [
    ['name', name],
    ['addr:street', columnLike('street', columns)],
    ['addr:city', columnLike('city', columns)],
    [
      'defibrillator:location',
      columnLike(
        'place',
        columns.filter((column) => column !== longitude),
      ),
    ],
    ['opening_hours', columnLike('hours', columns)],
    ['phone', columnLike('phone', columns)],
    ['check_date', columnLike('checked', columns)],
  ];
  const filled = tagged.filter((entry): entry is [string, string] => entry[1] !== null);
  return {
    source: { key: toComplete, title: toComplete, licence: toComplete, attribution: toComplete, url: null },
    recognise: columns.slice(0, 4),
    id: columnLike('id', columns),
    longitude: longitude ?? (hasGeometry ? 'longitude' : toComplete),
    latitude: latitude ?? (hasGeometry ? 'latitude' : toComplete),
    tags: Object.fromEntries(filled.map(([tag, column]) => [tag, [column]])),
  };
}
