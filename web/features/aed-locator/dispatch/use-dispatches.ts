import { useState } from 'react';
import type { Aed, DispatchMethod } from '../../../../domain/aed/aed.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import type { DispatchGateway } from '../search/dispatch-gateway.ts';
import { dispatchAed } from './dispatch-aed.ts';

/** The dispatches of a list. More than one may run: waiting for one AED must not lock or unlock the buttons of another. */
export function useDispatches(gateway: DispatchGateway, opensMaps = true) {
  const [runningIds, setRunningIds] = useState<readonly string[]>([]);
  return {
    isDispatching: (aedId: string) => runningIds.includes(aedId),
    async dispatch(aed: Aed, method: DispatchMethod) {
      setRunningIds((ids) => [...ids, aed.id]);
      await dispatchAed({ aed, method, gateway, opensMaps }, showToast);
      setRunningIds((ids) => ids.filter((id) => id !== aed.id));
    },
  };
}
