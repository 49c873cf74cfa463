export const placeProfileText = {
  backToMap: 'Back to Map',
  pillars: 'Key Longevity Pillars',
  steps: 'Implementation Steps',
  sources: 'Sources',
  noSources: 'We found no source for any claim about this place.',
  undated: 'undated',
  downloadResources: 'Download Resources (Coming Soon)',
  programComingSoon: 'Program coming soon',
  sliScore: 'SLI score · original list; no known method',
  pauseFilm: 'Pause film',
  playFilm: 'Play film',
  videoUnsupported: 'Your browser does not support the video tag.',
  standing: 'How to read these figures',
  standingNote: 'How the scores are made is explained in the',
  methodology: 'methodology',
} as const;

export const formatStartProgramLabel = (region: string) => `Start ${region} Program (Coming Soon)`;
