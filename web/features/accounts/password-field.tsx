import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../../ui/control/text-field.tsx';
import styles from './password-field.module.css';
import { accountsText } from './text.ts';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'ref' | 'action'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button that shows or hides the password. Submitting the form hides it again. */
export function PasswordField(props: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<readonly [number | null, number | null] | null>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(function hideWhenSent() {
    const { form } = input.current ?? {};
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the input's type changes
  useLayoutEffect(
    function putCaretBack() {
      // Some browsers move the cursor to the start of the field when the input's type changes, so it is moved back.
      if (caret.current !== null) input.current?.setSelectionRange(...caret.current);
      caret.current = null;
    },
    [isShown],
  );

  return (
    <TextField
      name="password"
      {...props}
      ref={input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <button
          type="button"
          className={`text-button ${styles.toggle}`}
          // Pressing the button must not take the focus from the field.
          onPointerDown={(event: PointerEvent) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (input.current !== null) caret.current = [input.current.selectionStart, input.current.selectionEnd];
            setIsShown(!isShown);
          }}
        >
          {isShown ? accountsText.hide : accountsText.show} <span className="visually-hidden">{props.label}</span>
        </button>
      }
    />
  );
}

/** A field for the six digits of a mailed code or of an authenticator app. */
export function CodeField(props: { readonly label: string; readonly error: string }) {
  return <TextField {...props} name="code" dir="ltr" inputMode="numeric" autoComplete="one-time-code" />;
}

/** A field for the current password, for forms that set a new password or change other important data. */
export function CurrentPasswordField(props: { readonly label: string; readonly error: string | undefined }) {
  return <PasswordField {...props} name="present" autoComplete="current-password" error={props.error ?? ''} />;
}
