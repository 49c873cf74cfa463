import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast/show-toast.ts';

interface ActionText {
  readonly done?: string;
  readonly failed: string;
}

/**
 * Returns a mutation that runs an action on the registry or the streets. It then reloads the panel's state. If the
 * action fails, it shows the server's message.
 */
export function useAdminAction<Input = void>(act: (input: Input) => Promise<unknown>, { done, failed }: ActionText) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      if (done !== undefined) showToast({ tone: 'success', title: done, description: '' });
    },
    onError: (cause) => showToast({ tone: 'failure', title: failed, description: cause.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['registry-admin'] }),
  });
}
