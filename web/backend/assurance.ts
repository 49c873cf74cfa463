interface AssuredSession {
  readonly access_token: string;
  readonly user: { readonly factors?: readonly { readonly status: string }[] | undefined };
}

/** Whether the account has a second factor that this session has not shown. Read from the token, which the server checks by itself. */
export function owesCode({ access_token, user }: AssuredSession): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && levelOf(access_token) !== 'aal2';
}

function levelOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal;
  } catch {
    // No token of the backend's: the server will say so.
    return undefined;
  }
}
