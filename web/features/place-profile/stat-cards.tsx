import Activity from '@lucide/icons/icons/activity';
import CalendarDays from '@lucide/icons/icons/calendar-days';
import Gauge from '@lucide/icons/icons/gauge';
import HeartPulse from '@lucide/icons/icons/heart-pulse';
import Landmark from '@lucide/icons/icons/landmark';
import Leaf from '@lucide/icons/icons/leaf';
import Mountain from '@lucide/icons/icons/mountain';
import Route from '@lucide/icons/icons/route';
import Scale from '@lucide/icons/icons/scale';
import Users from '@lucide/icons/icons/users';
import type { PlaceStat, StatIcon } from '../../../content/place-profile.ts';
import { Icon, type IconData } from '../../ui/page/icon.tsx';
import styles from './stat-cards.module.css';

const icons: Readonly<Record<StatIcon, IconData>> = {
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
  return (
    <div className={styles.card} data-evidence={stat.evidence}>
      <dt className={styles.label}>{stat.label}</dt>
      <dd className={styles.value}>
        <Icon of={icons[stat.icon]} className={styles.icon} size={20} strokeWidth={1.5} />
        {stat.value}
      </dd>
      <dd className={styles.note}>{stat.note}</dd>
    </div>
  );
}
