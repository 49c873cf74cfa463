import type { Database } from '../../supabase/database.types.ts';
import { backendClient } from './client.ts';
import { requireAnswer } from './require-answer.ts';
import { mayHaveSession } from './stored-session.ts';

type DispatchLogInsert = Database['public']['Tables']['aed_dispatch_logs']['Insert'];

/** PostgREST's code for "not exactly one row". */
const noSingleRow = 'PGRST116';

/** The calls 1 to 3 of the specification's section 7. */
export const dispatchGateway = {
  /** The signed-in person, or null. Throws when the backend does not answer. */
  async currentUser(): Promise<{ readonly id: string } | null> {
    if (!mayHaveSession()) return null;
    const client = await backendClient();
    const { data, error } = await client.auth.getUser();
    if (error === null) return { id: data.user.id };
    if (error.name === 'AuthSessionMissingError' || error.status === 401 || error.status === 403) return null;
    throw error;
  },

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
