import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Member } from '../../../backend/administration-gateway.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { panelText } from '../panel-text.ts';

/** Changes a member's permissions, reloads the list, and reports the outcome. `done` is called after the change. */
export function useMemberChange<What>(member: Member, change: (what: What) => Promise<void>, done?: () => void) {
  const queries = useQueryClient();
  const { people } = panelText;
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      done?.();
      // Cancels a list request that is still running: it may have been answered before the change, and the query
      // library would reuse it instead of loading the list again.
      await queries.cancelQueries({ queryKey: ['members'] });
      await queries.invalidateQueries({ queryKey: ['members'] });
      showToast({ tone: 'success', title: people.changed, description: member.email });
    },
    onError: (cause) => showToast({ tone: 'failure', title: people.failed, description: cause.message }),
  });
}
