/** Name of a hub's record under the Tempesta Checksum: scores, position and kind of place. */
export const hubRecordId = (hubId: string) => `hub/${hubId}`;

/** Name of a profile's record: the figures and words of a place's page. */
export const profileRecordId = (slug: string) => `profile/${slug}`;

/** Name of the record of a country's life expectancy, or of a part of the world. */
export const lifeStoryRecordId = (code: string) => `life-story/${code.toLowerCase()}`;
