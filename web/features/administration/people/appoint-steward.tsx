import { useState } from 'react';
import { emergencyNumbers } from '../../../../content/emergency-numbers.ts';
import type { AdministrationGateway, Member, StewardArea } from '../../../backend/administration-gateway.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Dialog } from '../../../ui/control/dialog.tsx';
import styles from '../admin-panel.module.css';
import { adminPanelText } from '../admin-panel-text.ts';
import { useMemberChange } from './use-member-change.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

const text = adminPanelText.stewards;

interface AppointStewardProps {
  readonly member: Member;
  readonly gateway: AdministrationGateway;
}

/** A form to appoint a member as the steward of a country's reports, or to remove that role. */
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

/** Returns all countries, sorted by name. */
function countryNames(): readonly { readonly code: string; readonly name: string }[] {
  return Object.keys(emergencyNumbers)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Returns the bounding boxes of a country: one for its land in the eastern hemisphere and one for its land in the
 * western hemisphere. A single box around a country on both sides of the date line would go around the world. The boxes
 * include parts of neighbouring countries. Rejects if the borders do not load.
 */
async function areasOfCountry(code: string): Promise<readonly StewardArea[]> {
  const { feature } = await import('@rapideditor/country-coder');
  const geometry = feature(code)?.geometry;
  const polygons = geometry?.type === 'MultiPolygon' ? geometry.coordinates : [];
  const east: (readonly [number, number])[] = [];
  const west: (readonly [number, number])[] = [];
  for (const points of polygons.flatMap((polygon) => polygon.slice(0, 1))) {
    const middle = points.reduce((sum, [longitude = 0]) => sum + longitude, 0) / points.length;
    const side = middle < 0 ? west : east;
    for (const [longitude = 0, latitude = 0] of points) side.push([longitude, latitude]);
  }
  const areas = [east, west]
    .filter((points) => points.length > 0)
    .map((points) => boxAround(points, names.of(code) ?? code));
  if (areas.length === 0) throw new Error(`We have no borders of ${code}. Choose another country.`);
  return areas;
}

function boxAround(points: readonly (readonly [number, number])[], name: string): StewardArea {
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  return {
    name,
    west: Math.max(-180, Math.min(...longitudes)),
    south: Math.max(-90, Math.min(...latitudes)),
    east: Math.min(180, Math.max(...longitudes)),
    north: Math.min(90, Math.max(...latitudes)),
  };
}
