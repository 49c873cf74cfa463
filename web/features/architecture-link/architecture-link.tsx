import { ButtonLink } from '../../ui/control/button.tsx';
import { Section } from '../../ui/page/section.tsx';
import { architectureLinkText as text } from './text.ts';

/** A link to the architecture page, for the home page. */
export function ArchitectureLink() {
  return (
    <Section isFar id="learn-about-our-system" title={text.title} lede={text.lede} tone="card">
      <ButtonLink tone="primary" to="/architecture">
        {text.view}
      </ButtonLink>
    </Section>
  );
}
