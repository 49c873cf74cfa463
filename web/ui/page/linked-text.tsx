import { Fragment } from 'react';
import { SiteLink } from './site-link.tsx';

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** A sentence in which each [label](address) becomes a link. */
export function LinkedText({ text }: { text: string }) {
  const pieces = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, label = '', address = ''] = match;
    pieces.push(<Fragment key={end}>{text.slice(end, match.index)}</Fragment>);
    pieces.push(<TextLink key={match.index} label={label} address={address} />);
    end = match.index + whole.length;
  }
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  );
}

/** A link within a sentence. It leads to a page or file of this site, to an anchor in the page, or to another site. */
export function TextLink({ label, address }: { label: string; address: string }) {
  if (address.startsWith('/') && !/\.\w+$/.test(address)) return <SiteLink to={address}>{label}</SiteLink>;
  if (/^[#/]/.test(address)) return <a href={address}>{label}</a>;
  return (
    <a href={address} rel="noopener">
      {label}
    </a>
  );
}
