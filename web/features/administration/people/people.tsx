import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import {
  type AdministrationGateway,
  type Member,
  type MemberChange,
  memberPageSize,
} from '../../../backend/administration-gateway.ts';
import { Button } from '../../../ui/control/button.tsx';
import { TextField } from '../../../ui/control/text-field.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import styles from '../admin-panel.module.css';
import { adminPanelText } from '../admin-panel-text.ts';
import { formatTime } from '../format-time.ts';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingMessage } from '../loading-message.tsx';
import { AppointSteward } from './appoint-steward.tsx';
import { useMemberChange } from './use-member-change.ts';

/** Lists all accounts, which can be searched by e-mail address, with their drone permission and administrator role. */
export function People({ gateway }: { gateway: AdministrationGateway }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const sought = useDeferredValue(search.trim());
  const members = useQuery({
    queryKey: ['members', sought, page],
    queryFn: () => gateway.members(sought, page),
    placeholderData: keepPreviousData,
  });
  const { people } = adminPanelText;
  return (
    <div className={styles.part}>
      <TextField
        label={people.search}
        type="search"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setPage(0);
        }}
      />
      {members.isPending && <LoadingMessage />}
      {members.isError && <LoadFailure onRetry={() => void members.refetch()} />}
      {members.data?.length === 0 && <p className={styles.empty}>{people.none}</p>}
      {members.data !== undefined && members.data.length > 0 && (
        <MemberTable members={members.data} gateway={gateway} />
      )}
      <div className={styles.actions}>
        {page > 0 && <Button onClick={() => setPage(page - 1)}>{people.previous}</Button>}
        {members.data?.length === memberPageSize && <Button onClick={() => setPage(page + 1)}>{people.next}</Button>}
      </div>
    </div>
  );
}

interface MemberRow {
  readonly member: Member;
  readonly gateway: AdministrationGateway;
}

interface CellProps {
  readonly row: MemberRow;
}

const columns: readonly TableColumn<MemberRow>[] = [
  { id: 'subject', title: adminPanelText.people.email, isRowHead: true, Cell: ({ row: { member } }) => member.email },
  {
    id: 'role',
    title: adminPanelText.people.role,
    narrow: 'labelled',
    Cell: ({ row: { member } }) => roleWords(member),
  },
  { id: 'drones', title: adminPanelText.people.drones, narrow: 'labelled', Cell: DronePermission },
  { id: 'ledger', title: adminPanelText.columns.ledger, narrow: 'labelled', Cell: Entered },
  { id: 'action', title: adminPanelText.people.actions, Cell: Changes },
];

function roleWords({ roles }: Member): string {
  if (roles.includes('admin')) return adminPanelText.people.administrator;
  return roles.includes('steward') ? adminPanelText.people.steward : adminPanelText.people.member;
}

const isAdministrator = ({ roles }: Member) => roles.includes('admin');

function MemberTable({ members, gateway }: { members: readonly Member[]; gateway: AdministrationGateway }) {
  const rows = useMemo(() => members.map((member) => ({ member, gateway })), [members, gateway]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls sideways in narrow windows, and must then be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={adminPanelText.tabs.people}>
      <DataTable
        className={styles.table}
        caption={adminPanelText.people.caption}
        columns={columns}
        rows={rows}
        keyOf={({ member }) => member.id}
      />
    </section>
  );
}

function DronePermission({ row: { member } }: CellProps) {
  const { people } = adminPanelText;
  return (
    <>
      {member.permission_granted ? people.granted : people.notGranted}
      {member.permission_changed_at !== null && (
        <span className={styles.address}>
          {people.changedBy(member.permission_changed_by, formatTime(member.permission_changed_at))}
        </span>
      )}
    </>
  );
}

function Entered({ row: { member } }: CellProps) {
  const { people, ledgerWaiting } = adminPanelText;
  const { role, permission } = member.entered;
  const told = [
    ...(role === undefined ? [] : [people.roleEntered(role ?? ledgerWaiting)]),
    ...(permission === undefined ? [] : [people.permissionEntered(permission ?? ledgerWaiting)]),
  ];
  return told.length === 0 ? people.nothingEntered : told.join(' · ');
}

function Changes({ row: { member, gateway } }: CellProps) {
  const { people } = adminPanelText;
  const change = useMemberChange(member, (what: MemberChange) => gateway.changeMember(what, member.id));
  const action = (what: MemberChange, label: string) => (
    <button type="button" className={styles.small} disabled={change.isPending} onClick={() => change.mutate(what)}>
      {label}
      <span className="visually-hidden"> {member.email}</span>
    </button>
  );
  return (
    <div className={styles.changes}>
      {member.permission_granted
        ? action('revoke_drone_permission', people.revoke)
        : action('grant_drone_permission', people.grant)}
      {isAdministrator(member)
        ? action('demote_administrator', people.demote)
        : action('promote_administrator', people.promote)}
      <AppointSteward member={member} gateway={gateway} />
    </div>
  );
}
