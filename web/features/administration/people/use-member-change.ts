import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Member } from '../../../backend/administration-gateway.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { adminPanelText } from '../admin-panel-text.ts';

/**
 * Returns a mutation that changes a member's permissions, reloads the list of members and reports the outcome. `done`
 * is called if the change succeeds.
 */
export function useMemberChange<Change>(member: Member, change: (value: Change) => Promise<void>, done?: () => void) {
  const queries = useQueryClient();
  const { people } = adminPanelText;
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      done?.();
      // Cancels requests for the list that are still running. The server may have answered them before the change, and
      // the query library would use that outdated answer instead of loading the list again.
      await queries.cancelQueries({ queryKey: ['members'] });
      await queries.invalidateQueries({ queryKey: ['members'] });
      showToast({ tone: 'success', title: people.changed, description: member.email });
    },
    onError: (cause) => showToast({ tone: 'failure', title: people.failed, description: cause.message }),
  });
}
