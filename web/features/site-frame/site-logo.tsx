/** The site's logo: a globe with a dot on it and a ring around the dot. */
export function SiteLogo() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="16" cy="16" r="14.5" strokeWidth="1.5" />
      <path d="M16 1.5c-6 4-6 25 0 29M16 1.5c6 4 6 25 0 29M1.5 16h29" strokeWidth="0.75" opacity="0.6" />
      <circle cx="19.5" cy="11.5" r="6" stroke="var(--accent)" strokeWidth="1" />
      <circle cx="19.5" cy="11.5" r="2.4" fill="var(--accent)" stroke="none" />
    </svg>
  );
}
