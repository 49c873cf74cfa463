import type { Database } from '../../supabase/database.types.ts';
import { backendClient } from './client.ts';
import { noSingleRow, requireAnswer } from './require-answer.ts';
import { signedInUser } from './signed-in-user.ts';

type DispatchLogInsert = Database['public']['Tables']['aed_dispatch_logs']['Insert'];

/** The calls 1 to 3 of the specification's section 7. */
export const dispatchGateway = {
  currentUser: signedInUser,

  async hasDronePermission(userId: string): Promise<boolean> {
    const client = await backendClient();
    const { data, error } = await client
      .from('drone_permissions')
      .select('permission_granted')
      .eq('user_id', userId)
      .single();
    if (error?.code === noSingleRow) return false;
    return requireAnswer(data, error).permission_granted;
  },

  async logDispatch(row: DispatchLogInsert): Promise<void> {
    const client = await backendClient();
    const { error } = await client.from('aed_dispatch_logs').insert(row);
    if (error !== null) throw error;
  },
};
