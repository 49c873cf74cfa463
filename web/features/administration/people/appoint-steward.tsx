import { useState } from 'react';
import type { AdministrationGateway, Member } from '../../../backend/administration-gateway.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Dialog } from '../../../ui/control/dialog.tsx';

import styles from '../admin-panel.module.css';
import { panelText } from '../panel-text.ts';
import { areasOfCountry, countryNames } from './steward-areas.ts';
import { useMemberChange } from './use-member-change.ts';

const text = panelText.stewards;

interface AppointStewardProps {
  readonly member: Member;
  readonly gateway: AdministrationGateway;
}

/** Appoints a member as steward for a country's reports, or removes the role. */
export function AppointSteward({ member, gateway }: AppointStewardProps) {
  const [isOpen, setOpen] = useState(false);
  const isSteward = member.roles.includes('steward');
  const change = useMemberChange(
    member,
    async (country: string | null) =>
      country === null
        ? gateway.changeMember('dismiss_steward', member.id)
        : gateway.appointSteward(member.id, await areasOfCountry(country)),
    () => setOpen(false),
  );
  return (
    <>
      <button
        type="button"
        className={styles.small}
        disabled={change.isPending}
        onClick={() => (isSteward ? change.mutate(null) : setOpen(true))}
      >
        {isSteward ? text.dismiss : text.appoint}
        <span className="visually-hidden"> {member.email}</span>
      </button>
      <Dialog title={text.title(member.email)} closeLabel={text.close} isOpen={isOpen} onClose={() => setOpen(false)}>
        <form
          className={styles.part}
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate(String(new FormData(event.currentTarget).get('country')));
          }}
        >
          <p>{text.lede}</p>
          <label className={styles.field}>
            {text.country}
            <select name="country" className={styles.select} required defaultValue="">
              <option value="">{text.choose}</option>
              {countryNames().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Button tone="primary" type="submit" disabled={change.isPending}>
            {text.appoint}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
