import {
  Activity,
  CalendarDays,
  Gauge,
  HeartPulse,
  Landmark,
  Leaf,
  type LucideIcon,
  Mountain,
  Route,
  Scale,
  Users,
} from 'lucide-react';
import type { PlaceStat, StatIcon } from '../../../content/place-profile.ts';
import styles from './stat-card.module.css';

const icons: Readonly<Record<StatIcon, LucideIcon>> = {
  activity: Activity,
  calendar: CalendarDays,
  gauge: Gauge,
  'heart-pulse': HeartPulse,
  landmark: Landmark,
  leaf: Leaf,
  mountain: Mountain,
  route: Route,
  scale: Scale,
  users: Users,
};

export function StatCards({ stats }: { stats: readonly PlaceStat[] }) {
  return (
    <dl className={styles.cards}>
      {stats.map((stat) => (
        <StatCard key={stat.label} stat={stat} />
      ))}
    </dl>
  );
}

function StatCard({ stat }: { stat: PlaceStat }) {
  const Icon = icons[stat.icon];
  return (
    <div className={styles.card} data-evidence={stat.evidence}>
      <dt className={styles.label}>{stat.label}</dt>
      <dd className={styles.value}>
        <Icon className={styles.icon} aria-hidden="true" size={20} strokeWidth={1.5} />
        {stat.value}
      </dd>
      <dd className={styles.note}>{stat.note}</dd>
    </div>
  );
}
