import { useEffect } from 'react';
import { attributesOf, type EmbedChoice } from './snippet.ts';

/** A preview of the list, with the same script as the embedding page. */
export function Preview({ choice }: { readonly choice: EmbedChoice }) {
  useEffect(function defineElement() {
    import(/* @vite-ignore */ new URL('/embed.js', window.location.origin).href).catch((cause: unknown) =>
      console.warn('The preview did not load. The lines still work.', cause),
    );
  }, []);
  // Another language needs another module; a new element is simpler than changing an existing one.
  return <aed-map key={choice.language} {...attributesOf(choice)} />;
}
