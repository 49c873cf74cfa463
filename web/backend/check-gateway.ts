import type { CheckArea } from '../../domain/corrections/due-checks.ts';
import { requireData } from './require-data.ts';
import { loadBackendClient } from './session/backend-client.ts';

/**
 * A steward's requests about AEDs to check. The database returns data of the steward's own areas only. Every failure is
 * thrown with its code.
 */
export const checkGateway = {
  /** Returns the areas of a steward, and an empty list for anyone else. */
  async areas(userId: string): Promise<readonly CheckArea[]> {
    const client = await loadBackendClient();
    const [appointed, held] = await Promise.all([
      client.from('user_roles').select('role').eq('user_id', userId).eq('role', 'steward'),
      client
        .from('steward_areas')
        .select('name, west, south, east, north')
        .eq('user_id', userId)
        .is('ended_at', null)
        .order('name'),
    ]);
    if (requireData(appointed.data, appointed.error).length === 0) return [];
    return requireData(held.data, held.error).map(({ name, ...box }) => ({ name, box }));
  },

  /** Returns the time when the steward's calendar URL was created, or null if there is none. */
  async calendarMadeAt(userId: string): Promise<string | null> {
    const client = await loadBackendClient();
    const { data, error } = await client.from('check_calendars').select('made_at').eq('user_id', userId);
    return requireData(data, error)[0]?.made_at ?? null;
  },

  /**
   * Creates a calendar, or a new URL for an existing one. Returns the path of the URL, which the server does not store.
   */
  async makeCalendar(): Promise<string> {
    const client = await loadBackendClient();
    const { data, error } = await client.rpc('make_check_calendar');
    return `/check-calendar/${requireData(data, error)}.ics`;
  },

  /** Invalidates the URL of the steward's calendar. */
  async withdrawCalendar(): Promise<void> {
    const client = await loadBackendClient();
    const { error } = await client.rpc('withdraw_check_calendar');
    if (error !== null) throw error;
  },
};

export type CheckGateway = typeof checkGateway;
