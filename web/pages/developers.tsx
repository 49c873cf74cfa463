import { AddressList } from '../features/developers/address-list.tsx';
import { ExampleProgramList } from '../features/developers/example-program-list.tsx';
import { developersText } from '../features/developers/text.ts';
import { DashList } from '../ui/page/dash-list.tsx';
import { LinkedText } from '../ui/page/linked-text.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Section } from '../ui/page/section.tsx';
import { buildPageMeta } from './page-meta.ts';

const { title, lede, tag, files, rules, examples, fields, cells } = developersText;

export const meta = () => buildPageMeta({ title, description: lede, path: '/developers' });

export default function Developers() {
  return (
    <>
      <PageHeader tag={tag} title={title} lede={lede} />
      <Section id="files" title={files.title} lede={files.lede} tone="card">
        <AddressList caption={files.title} rows={files.rows} />
        <DashList items={files.points}>{(item) => <LinkedText text={item} />}</DashList>
      </Section>
      <Section id="examples" title={examples.title} lede={examples.lede}>
        <ExampleProgramList />
      </Section>
      <Section id="licences" title={rules.title} tone="card">
        <DashList items={rules.points}>{(item) => <LinkedText text={item} />}</DashList>
      </Section>
      <Section id="fields" title={fields.title} lede={fields.lede}>
        <AddressList caption={fields.title} rows={fields.rows} />
      </Section>
      <Section id="cells" title={cells.title} lede={cells.lede} tone="card">
        <AddressList caption={cells.title} rows={cells.rows} />
        <DashList items={cells.points}>{(item) => <LinkedText text={item} />}</DashList>
      </Section>
    </>
  );
}
