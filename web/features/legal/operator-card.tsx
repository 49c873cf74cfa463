import { siteConfig } from '../../site-config.ts';
import styles from './legal-page.module.css';
import { legalText } from './text.ts';

const text = legalText.operator;

interface OperatorCardProps {
  readonly operator?: { readonly name: string; readonly postalAddress: string; readonly contact: string };
}

/** The operator of this site, or a note that the configuration does not name one. */
export function OperatorCard({ operator = siteConfig.operator }: OperatorCardProps) {
  const { name, postalAddress, contact } = operator;
  return (
    <div className={styles.operator}>
      {name === '' && <p>{text.missing}</p>}
      <dl className={styles.facts}>
        {name !== '' && <Fact term={text.name}>{name}</Fact>}
        {postalAddress !== '' && <Fact term={text.postalAddress}>{postalAddress}</Fact>}
        {contact !== '' && (
          <Fact term={text.contact}>
            <a href={contact.includes('://') ? contact : `mailto:${contact}`} rel="noopener">
              {contact}
            </a>
          </Fact>
        )}
      </dl>
      {name !== '' && contact === '' && <p>{text.missingContact}</p>}
      <p className="note">{text.program}</p>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
