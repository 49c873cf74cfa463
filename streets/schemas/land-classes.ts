/** Maps the land classes of OpenStreetMap and of basemaps to our classes in the layer `green`. */
const green: Readonly<Record<string, string>> = {
  forest: 'wood', wood: 'wood', scrub: 'wood', grass: 'grass', meadow: 'grass', grassland: 'grass', heath: 'grass', village_green: 'grass',
  golf_course: 'grass', park: 'park', garden: 'park', recreation_ground: 'park', nature_reserve: 'park', dog_park: 'park', farmland: 'farmland',
  orchard: 'farmland', vineyard: 'farmland', allotments: 'farmland', bare_rock: 'rock', rock: 'rock', scree: 'rock', shingle: 'rock',
  beach: 'sand', sand: 'sand', glacier: 'glacier', ice: 'glacier', wetland: 'wetland', cemetery: 'cemetery', grave_yard: 'cemetery',
}; // biome-ignore format: easier to read as a table

const built: Readonly<Record<string, string>> = {
  residential: 'residential', commercial: 'industrial', retail: 'industrial', industrial: 'industrial', railway: 'industrial', hospital: 'hospital',
  school: 'school', university: 'school', college: 'school', kindergarten: 'school', education: 'school', parking: 'parking', pitch: 'pitch',
  playground: 'pitch', track: 'pitch', sports_centre: 'pitch', stadium: 'pitch',
}; // biome-ignore format: easier to read as a table

/** Returns our layer and class for the first value that has one. Null if no value has one. */
export function landClassOf(
  words: readonly (string | undefined)[],
): { readonly layer: 'green' | 'built'; readonly class: string } | null {
  for (const word of words) {
    if (word === undefined) continue;
    if (Object.hasOwn(green, word)) return { layer: 'green', class: green[word] as string };
    if (Object.hasOwn(built, word)) return { layer: 'built', class: built[word] as string };
  }
  return null;
}
