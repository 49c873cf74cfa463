/**
 * Returns the id of a hub's record in the Tempesta Checksum. The record contains scores, position and kind of place.
 */
export const hubRecordId = (hubId: string) => `hub/${hubId}`;

/** Returns the id of a place profile's record. The record contains the figures and texts of the place's page. */
export const profileRecordId = (slug: string) => `profile/${slug}`;

/** Returns the id of the record with the life expectancy of a country or region. */
export const lifeExpectancyRecordId = (code: string) => `life-story/${code.toLowerCase()}`;
