import { type AccessTier, accessTiers } from '../../../content/samples/access-tiers.ts';
import { Button, ButtonLink } from '../../ui/control/button.tsx';
import { Section } from '../../ui/page/section.tsx';
import styles from './access-tiers.module.css';
import { accessTiersText as text } from './text.ts';

function TierAction({ tier }: { tier: AccessTier }) {
  if (tier.isComingSoon) return <Button disabled>{text.comingSoon}</Button>;
  if (tier.price !== '$0') return <Button tone="primary">{text.subscribe}</Button>;
  return (
    <ButtonLink tone="primary" to="/#map">
      {text.start}
    </ButtonLink>
  );
}

function TierColumn({ tier }: { tier: AccessTier }) {
  const { name, period, description, features } = text.tiers[tier.id];
  return (
    <article className={styles.tier} data-coming-soon={tier.isComingSoon || undefined} aria-labelledby={tier.id}>
      <header className={styles.head}>
        <h3 id={tier.id}>{name}</h3>
        {tier.isPopular && <span className={styles.popular}>{text.popular}</span>}
        {tier.isComingSoon && <span className={styles.soon}>{text.comingSoon}</span>}
      </header>
      <p className={styles.price}>
        <span className={styles.figure}>{tier.price}</span> <span>{period}</span>
      </p>
      <p className={styles.description}>{description}</p>
      <ul className={styles.features} aria-label={text.includes(name)}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className={styles.action}>
        <TierAction tier={tier} />
      </div>
    </article>
  );
}

/** Shows the prices of the access tiers in three columns. The rows of the columns are aligned. */
export function AccessTiers() {
  return (
    <Section isFar id="access-tiers" tag={text.tag} title={text.title} lede={text.lede}>
      <div className={styles.table}>
        {accessTiers.map((tier) => (
          <TierColumn key={tier.id} tier={tier} />
        ))}
      </div>
      <p className={`note ${styles.payment}`}>{text.payment}</p>
    </Section>
  );
}
