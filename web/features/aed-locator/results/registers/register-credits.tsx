import { Fragment } from 'react';
import type { RegisterCredit } from '../../../../../domain/registry/register-credit.ts';
import { registryText as text } from '../../messages/registry-text.ts';

/** Whose AEDs stand in the list, and under which licence. Nothing where none does. */
export function RegisterCredits({ credits }: { credits: readonly RegisterCredit[] }) {
  if (credits.length === 0) return null;
  return (
    <>
      {text.data}
      {credits.map(({ key, words, address, licence, licenceAddress }, place) => (
        <Fragment key={key}>
          {place > 0 && text.semicolon}
          <bdi>
            <Linked words={words} address={address} />
            {text.brackets.open}
            <Linked words={licence} address={licenceAddress} />
            {text.brackets.close}
          </bdi>
        </Fragment>
      ))}
      {text.stop}
    </>
  );
}

function Linked({ words, address }: { words: string; address: string | null }) {
  return address === null ? (
    words
  ) : (
    <a href={address} rel="noopener">
      {words}
    </a>
  );
}
