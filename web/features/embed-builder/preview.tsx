import { useEffect } from 'react';
import { attributesOf, type EmbedChoice } from './snippet.ts';

/** The list as the page will show it, by the script the page will load. */
export function Preview({ choice }: { readonly choice: EmbedChoice }) {
  useEffect(function defineElement() {
    import(/* @vite-ignore */ new URL('/embed.js', window.location.origin).href).catch((cause: unknown) =>
      console.warn('The preview did not load. The lines still work.', cause),
    );
  }, []);
  // Another language is another module; a new element is simpler than one that changes under the reader.
  return <aed-map key={choice.language} {...attributesOf(choice)} />;
}
