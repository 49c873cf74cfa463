import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Member } from '../../../backend/administration-gateway.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { panelText } from '../panel-text.ts';

/** Changes what someone may do, reads the list of people again, and says what came of it. `done` is called once the change is made. */
export function useMemberChange<What>(member: Member, change: (what: What) => Promise<void>, done?: () => void) {
  const queries = useQueryClient();
  const { people } = panelText;
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      done?.();
      // While a search is read for the first time, the people before it can be pressed. Such a reading may be older than the change, and the
      // library would wait for it instead of reading again.
      await queries.cancelQueries({ queryKey: ['members'] });
      await queries.invalidateQueries({ queryKey: ['members'] });
      showToast({ tone: 'success', title: people.changed, description: member.email });
    },
    onError: (cause) => showToast({ tone: 'failure', title: people.failed, description: cause.message }),
  });
}
