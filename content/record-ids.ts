/** Id of a hub's record in the Tempesta Checksum: scores, position and kind of place. */
export const hubRecordId = (hubId: string) => `hub/${hubId}`;

/** Id of a profile's record: the figures and text of a place's page. */
export const profileRecordId = (slug: string) => `profile/${slug}`;

/** Id of the record of a country's or region's life expectancy. */
export const lifeExpectancyRecordId = (code: string) => `life-story/${code.toLowerCase()}`;
