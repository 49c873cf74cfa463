/** The source of the figures in `stories.json`, and its terms of use. */
export const unWorldPopulationSource = {
  title: 'World Population Prospects 2024',
  publisher: 'United Nations, Department of Economic and Social Affairs, Population Division',
  year: 2024,
  url: 'https://population.un.org/wpp/',
  licence: 'CC BY 3.0 IGO',
  licenceUrl: 'https://creativecommons.org/licenses/by/3.0/igo/',
} as const;
