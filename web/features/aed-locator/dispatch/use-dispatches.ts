import { useState } from 'react';
import type { Aed, DispatchMethod } from '../../../../domain/aed/aed.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useLocatorServices } from '../search/locator-context.ts';
import { dispatchAed } from './dispatch-aed.ts';

/** The dispatches of a list. More than one may run: waiting for one AED must not lock or unlock the buttons of another. */
export function useDispatches(opensMaps = true) {
  const { loadGateway } = useLocatorServices();
  const [runningIds, setRunningIds] = useState<readonly string[]>([]);
  return {
    isDispatching: (aedId: string) => runningIds.includes(aedId),
    async dispatch(aed: Aed, method: DispatchMethod) {
      setRunningIds((ids) => [...ids, aed.id]);
      await dispatchAed({ aed, method, loadGateway, opensMaps }, showToast);
      setRunningIds((ids) => ids.filter((id) => id !== aed.id));
    },
  };
}
