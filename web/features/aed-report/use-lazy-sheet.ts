import { type ComponentType, useState } from 'react';

interface Sheet {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Opens a dialog whose code loads when it is first opened. */
export function useLazySheet<Props extends Sheet>(load: () => Promise<ComponentType<Props>>) {
  const [Sheet, setSheet] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  function open() {
    setOpen(true);
    setFailed(false);
    load().then(
      (loaded) => setSheet(() => loaded),
      (cause: unknown) => {
        console.error('The code of the report did not load.', cause);
        setFailed(true);
      },
    );
  }

  return { Sheet, hasFailed, open, dialog: { isOpen, onClose: () => setOpen(false) } };
}
