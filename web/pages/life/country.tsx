import { lifeStoryRecordId } from '../../../content/record-ids.ts';
import { CountryPage } from '../../features/life-expectancy/country/country-page.tsx';
import { formatInequality, headSentences } from '../../features/life-expectancy/country/country-sentences.ts';
import { CheckedPage } from '../../features/record-checksum/place/checked-page.tsx';
import { pageMeta } from '../page-meta.ts';
import { pageChecksum } from '../place/record-checksums.ts';
import type { Route } from './+types/country.ts';
import { neighboursOf, rankOf, similarCountries } from './country-relations.ts';
import { countryStories, hubsOnMap, nameOfStory, storyOf } from './life-data.ts';

/** Runs at build time; a country's whole story is one small file for the browser. */
export async function loader({ params }: Route.LoaderArgs) {
  const story = countryStories.find(({ code }) => code.toLowerCase() === params.code);
  if (story === undefined) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return {
    name: nameOfStory(story),
    story,
    worldLine: storyOf('WORLD').atBirth.both,
    sentences: headSentences(story, rankOf(story), countryStories.length),
    uneven: formatInequality(story),
    area: story.area ?? '',
    neighbours: neighboursOf(story),
    alike: similarCountries(story),
    hubs: hubsOnMap.filter(({ code }) => code === story.code),
    checksum: await pageChecksum([lifeStoryRecordId(story.code)]),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { name, sentences } = loaderData;
  return pageMeta({
    title: `Life expectancy: ${name}`,
    description: `${name}: ${sentences[0] ?? ''}`,
    path: location.pathname,
  });
}

export default function Country({ loaderData }: Route.ComponentProps) {
  const { checksum, ...page } = loaderData;
  return (
    <CheckedPage {...checksum} records={[{ id: lifeStoryRecordId(page.story.code), record: page.story }]}>
      <CountryPage {...page} />
    </CheckedPage>
  );
}
