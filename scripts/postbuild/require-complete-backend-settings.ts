/**
 * Checks that a hosted backend is fully configured. If some of its variables were missing, the build would succeed but
 * nobody could sign in.
 * @throws an error that tells the operator what is wrong and what to do
 */
export function requireCompleteBackendSettings(variables: Readonly<Record<string, string | undefined>>): void {
  const hasAddress = Boolean(variables.VITE_SUPABASE_URL);
  const hasKey = Boolean(variables.VITE_SUPABASE_ANON_KEY);
  if (hasAddress === hasKey) return;
  const [given, missing] = hasAddress
    ? ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY']
    : ['VITE_SUPABASE_ANON_KEY', 'VITE_SUPABASE_URL'];
  throw new Error(
    `${given} is set without ${missing}. A hosted project needs both, this server neither. ` +
      `Set ${missing} (the project's settings show it under API), or leave out ${given}, and build again.`,
  );
}
