import { type KeyboardEvent, useId, useState } from 'react';
import { TextField } from '../../../ui/control/text-field.tsx';
import { visitorPlaceText as text } from '../messages/registry-text.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import styles from './place-choice.module.css';
import { type NamedPlace, parsePlaceInput, type SearchablePlace, toSearchableTowns } from './place-search.ts';

/** The key code of keyboard events that an input method handles. */
const inputMethodKeyCode = 229;

interface PlaceChoiceProps {
  readonly readTowns: RegistryClient['places'];
  readonly onChoose: (place: NamedPlace) => void;
  /**
   * Called when the visitor focuses, changes or leaves the field. The argument says whether the field is focused and
   * contains text that is not yet a chosen place.
   */
  readonly onTyping?: (isWriting: boolean) => void;
}

/**
 * A field that suggests hubs, cities and the registry's towns while the visitor types. Choosing a suggestion searches
 * for AEDs there. Nothing that is typed leaves the device.
 */
export function PlaceChoice({ readTowns, onChoose, onTyping }: PlaceChoiceProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const { towns, load } = useTowns(readTowns);
  const understood = parsePlaceInput(typed, towns ?? []);
  const places = isOpen ? understood.places : [];
  // The message that nothing was found is shown even if the field is not focused, because closing a phone's keyboard
  // takes the focus from the field.
  const nothing = typed === chosen || towns === null ? '' : understood.nothing;

  function choose(place: NamedPlace | undefined) {
    if (place === undefined) return;
    setTyped(place.name);
    setChosen(place.name);
    setIsOpen(false);
    onChoose(place);
  }

  function onKeyDown(event: KeyboardEvent) {
    // While text is composed with an input method, Enter and the arrow keys belong to the input method.
    if (isComposing(event)) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && places.length > 0) {
      event.preventDefault();
      setActive((active + step + places.length) % places.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(places[active]);
    } else if (event.key === 'Escape') setIsOpen(false);
  }

  return (
    <div className={styles.choice}>
      <TextField
        label={text.label}
        hint={text.hint}
        error={nothing}
        value={typed}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={places.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={places.length > 0 ? `${listId}-${active}` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          setIsOpen(true);
          onTyping?.(target.value.trim() !== '');
        }}
        onKeyDown={onKeyDown}
        onFocus={() => {
          load();
          onTyping?.(typed.trim() !== '' && typed !== chosen);
        }}
        onBlur={() => {
          setIsOpen(false);
          onTyping?.(false);
        }}
      />
      <PlaceOptions id={listId} places={places} active={active} onChoose={choose} />
      <p className="visually-hidden" aria-live="polite">
        {places.length > 0 ? text.options(places.length) : nothing}
      </p>
    </div>
  );
}

interface PlaceOptionsProps {
  readonly id: string;
  readonly places: readonly NamedPlace[];
  /** The index of the suggestion that the Enter key chooses. */
  readonly active: number;
  readonly onChoose: (place: NamedPlace) => void;
}

/** The list of suggestions below the field. The focus stays in the field. */
function PlaceOptions({ id, places, active, onChoose }: PlaceOptionsProps) {
  return (
    <div id={id} role="listbox" aria-label={text.label} className={styles.options} hidden={places.length === 0}>
      {places.map((place, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys, as in the combobox pattern
        <div
          key={`${place.name} ${place.within}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // Keeps the focus in the field. Losing it would close the list before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <span className={styles.name}>
            <bdi>{place.name}</bdi>
          </span>{' '}
          <span className={styles.within}>
            <bdi>{place.within}</bdi>
          </span>
        </div>
      ))}
    </div>
  );
}

/**
 * Loads the towns of the registry when they are first needed. All towns are loaded together, so no server learns what
 * the visitor types. `towns` is null until they are loaded.
 */
function useTowns(readTowns: RegistryClient['places']) {
  const [towns, setTowns] = useState<readonly SearchablePlace[] | null>(null);
  function load() {
    if (towns !== null && towns.length > 0) return;
    readTowns().then(
      (read) => setTowns(toSearchableTowns(read)),
      (cause: unknown) => {
        console.warn('The towns of the registry could not be read; hubs and cities are found all the same.', cause);
        setTowns([]);
      },
    );
  }
  return { towns, load };
}

/**
 * Whether an input method handles this key event. An example is the Enter key that confirms Japanese, Chinese or Korean
 * input. The field must then ignore the key. Safari ends the composition before it sends that event, so the event can
 * be recognised only by its key code.
 */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === inputMethodKeyCode;
}
