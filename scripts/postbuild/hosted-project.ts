/**
 * Holds that a hosted backend is named whole. Half a name would build a site that looks right and on which nobody can sign in.
 * @throws a sentence for the operator: got, expected, do.
 */
export function requireWholeProject(variables: Readonly<Record<string, string | undefined>>): void {
  const hasAddress = Boolean(variables.VITE_SUPABASE_URL);
  const hasKey = Boolean(variables.VITE_SUPABASE_ANON_KEY);
  if (hasAddress === hasKey) return;
  const [given, missing] = hasAddress
    ? ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY']
    : ['VITE_SUPABASE_ANON_KEY', 'VITE_SUPABASE_URL'];
  throw new Error(
    `Got ${given} without ${missing}; expected both, for a hosted project, or neither, for the server of this project; ` +
      `set ${missing} (the project's settings show it under API), or leave out ${given}, and build again.`,
  );
}
