import { useId, useState } from 'react';
import { countryCodes } from '../../../../../domain/geography/country-codes.ts';
import type {
  CountryImportStatus,
  FetchedCountry,
  RegistryImportStatus,
} from '../../../../../domain/registry-admin/registry-import.ts';
import type { RegistryAdminGateway } from '../../../../backend/registry-admin-gateway.ts';
import { Button } from '../../../../ui/control/button.tsx';
import choiceLabel from '../../../../ui/control/choice-label.module.css';
import panel from '../../admin-panel.module.css';
import { formatTime } from '../../format-time.ts';
import { formatInteger } from '../format-numbers.ts';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { JobStatus } from './job-status.tsx';

const text = registryAdminText.countries;

const regions = new Intl.DisplayNames('en', { type: 'region' });
const nameOf = (code: string) => regions.of(code) ?? code;

/** The options of the select element: all countries, sorted by name. */
const countries = countryCodes
  .map((code) => ({ code, name: nameOf(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The intervals between two automatic refreshes, in hours, from which administrators can choose. */
const refreshIntervals = [6, 12, 24, 168];

interface CountriesImportProps {
  readonly gateway: RegistryAdminGateway;
  readonly status: RegistryImportStatus;
}

/** Shows for which countries AEDs are downloaded from OpenStreetMap, how often, and how old the data are. */
export function CountriesImport({ gateway, status }: CountriesImportProps) {
  const { server, states } = status.countries;
  return (
    <section className={styles.room} aria-labelledby="registry-countries">
      <h3 id="registry-countries">{text.title}</h3>
      {server === null ? (
        <p className={styles.measure}>{text.noServer}</p>
      ) : (
        <>
          <p className={styles.measure}>{text.intro(server)}</p>
          <CountryList gateway={gateway} countries={status.countries} />
          <Schedule gateway={gateway} countries={status.countries} />
          {states.length > 0 && <FetchStart gateway={gateway} status={status} />}
        </>
      )}
    </section>
  );
}

interface CountriesProps {
  readonly gateway: RegistryAdminGateway;
  readonly countries: CountryImportStatus;
}

function useChoice({ gateway, countries: { everyHours } }: CountriesProps) {
  return useAdminAction((areas: readonly string[]) => gateway.chooseCountries(areas, everyHours), {
    failed: text.failed,
  });
}

function CountryList(props: CountriesProps) {
  const { states, isFixed } = props.countries;
  const choice = useChoice(props);
  const codes = states.map(({ code }) => code);
  const without = (gone: string) => codes.filter((code) => code !== gone);
  return (
    <>
      {states.length === 0 && <p className="note">{text.none}</p>}
      <ul className={styles.files}>
        {states.map((country) => (
          <li key={country.code} className={styles.file}>
            <CountryState country={country} />
            {!isFixed && (
              <button
                type="button"
                className={panel.small}
                disabled={choice.isPending}
                onClick={() => choice.mutate(without(country.code))}
              >
                {text.remove}
                <span className="visually-hidden"> {nameOf(country.code)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {isFixed ? <p className="note">{text.fixed}</p> : <AddCountry {...props} />}
    </>
  );
}

function CountryState({ country: { code, last, failure } }: { country: FetchedCountry }) {
  return (
    <div>
      <strong>{nameOf(code)}</strong> <span className="note">{code}</span>
      <p className="note">
        {last === null
          ? text.notFetched
          : `${text.state(formatInteger(last.aeds), formatTime(last.fetchedAt))}${last.checkedAt === last.fetchedAt ? '' : text.checked(formatTime(last.checkedAt))}`}
      </p>
      {failure !== null && (
        <>
          <p className={styles.wanting}>
            {(last === null ? text.neverCame : text.heldBack)(formatTime(failure.since))}
          </p>
          <p className={styles.sentence}>{failure.sentence}</p>
        </>
      )}
    </div>
  );
}

function AddCountry(props: CountriesProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const choice = useChoice(props);
  const chosen = props.countries.states.map((state) => state.code);
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        choice.mutate([...chosen, code], { onSuccess: () => setCode('') });
      }}
    >
      <label className={panel.field} htmlFor={id}>
        {text.add}
        <select
          id={id}
          className={panel.select}
          required
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        >
          <option value="">{text.choose}</option>
          {countries
            .filter((country) => !chosen.includes(country.code))
            .map((country) => (
              <option key={country.code} value={country.code}>
                {country.name}
              </option>
            ))}
        </select>
      </label>
      <Button type="submit" tone="quiet" disabled={choice.isPending}>
        {text.addIt}
      </Button>
    </form>
  );
}

function Schedule({ gateway, countries }: CountriesProps) {
  const { isHoursFixed, everyHours, states, nextAt, waitsBecause, last } = countries;
  const id = useId();
  const choice = useAdminAction(
    (hours: number | null) =>
      gateway.chooseCountries(
        states.map(({ code }) => code),
        hours,
      ),
    { failed: text.failed },
  );
  const told = [
    isHoursFixed && everyHours !== null && text.byThemselves(text.every(everyHours)),
    last !== null && last.failure === null && text.last(formatTime(last.ranAt)),
    nextAt !== null && waitsBecause === null && text.next(formatTime(nextAt)),
  ].filter(Boolean);
  const hours =
    everyHours === null || refreshIntervals.includes(everyHours) ? refreshIntervals : [everyHours, ...refreshIntervals];
  return (
    <>
      {!isHoursFixed && (
        <label className={`${panel.field} ${styles.narrow}`} htmlFor={id}>
          {text.often}
          <select
            id={id}
            className={panel.select}
            value={everyHours ?? ''}
            onChange={({ currentTarget }) => choice.mutate(Number(currentTarget.value) || null)}
          >
            <option value="">{text.never}</option>
            {hours.map((each) => (
              <option key={each} value={each}>
                {text.every(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {told.length > 0 && <p className="note">{told.join(' ')}</p>}
      <Warnings countries={countries} />
    </>
  );
}

/**
 * Says why automatic refreshes do not run: either a refresh waits for an administrator's decision, or the last one
 * failed.
 */
function Warnings({ countries: { waitsBecause, last } }: { countries: CountryImportStatus }) {
  return (
    <>
      {waitsBecause !== null && (
        <div className={styles.warning}>
          <p>
            <strong>{text.waits}</strong>
          </p>
          <p>{waitsBecause}</p>
        </div>
      )}
      {last !== null && last.failure !== null && (
        <div className={panel.failure}>
          <p>
            <strong>{text.lastFailed(formatTime(last.ranAt))}</strong>
          </p>
          <p className={styles.sentence}>{last.failure}</p>
        </div>
      )}
    </>
  );
}

function FetchStart({ gateway, status }: CountriesImportProps) {
  const [isFewerMeant, setIsFewerMeant] = useState(false);
  const start = useAdminAction(() => gateway.startRefresh(isFewerMeant), { failed: registryAdminText.import.failed });
  const { running, ended, draft, countries } = status;
  if (running?.kind === 'refresh')
    return <JobStatus gateway={gateway} message={text.running} progress={running.progress} />;
  // The failure of an automatic refresh is already shown above, so it is not repeated here.
  const failure = ended?.kind === 'refresh' && countries.last?.failure !== ended.failure ? ended.failure : null;
  return (
    <div className={styles.start}>
      {failure !== null && (
        <div className={panel.failure} role="alert">
          <p>
            <strong>{registryAdminText.import.failed}</strong>
          </p>
          <p className={styles.sentence}>{failure}</p>
        </div>
      )}
      {countries.states.some((country) => country.failure !== null) && (
        <label className={choiceLabel.label}>
          <input type="checkbox" checked={isFewerMeant} onChange={() => setIsFewerMeant(!isFewerMeant)} />
          <span>{registryAdminText.import.fewer}</span>
        </label>
      )}
      <Button
        tone={draft === null ? 'primary' : 'quiet'}
        disabled={running !== null || start.isPending}
        onClick={() => start.mutate()}
      >
        {text.start}
      </Button>
    </div>
  );
}
