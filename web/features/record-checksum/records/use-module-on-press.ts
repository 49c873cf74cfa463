import { useRef, useState } from 'react';

type ModuleState<Module> =
  | { readonly step: 'idle' | 'loading' | 'failed' }
  | { readonly step: 'ready'; readonly module: Module };

/** Brings in a module once somebody asks for what it does. A failed load can be tried again. */
export function useModuleOnPress<Module>(load: () => Promise<Module>) {
  const [state, setState] = useState<ModuleState<Module>>({ step: 'idle' });
  const isLoading = useRef(false);
  async function press() {
    if (isLoading.current) return;
    isLoading.current = true;
    setState({ step: 'loading' });
    try {
      setState({ step: 'ready', module: await load() });
    } catch (cause) {
      console.warn('The code that was asked for did not load:', cause);
      setState({ step: 'failed' });
    } finally {
      isLoading.current = false;
    }
  }
  return { state, press };
}
