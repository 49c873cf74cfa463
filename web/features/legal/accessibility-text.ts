import { languages } from '../../languages/languages.ts';
import type { LegalDocument } from './legal-document.ts';

export const accessibilityDocument: LegalDocument = {
  tag: 'Legal',
  title: 'Accessibility',
  lede: 'Everyone should be able to read this atlas and find an AED. Here is what we tested, and what still falls short.',
  asOf: '27 November 2026',
  sections: [
    {
      id: 'aim',
      title: 'Our goal',
      blocks: [
        {
          kind: 'text',
          text: 'The Web Content Accessibility Guidelines 2.2 at level AA. We tested this ourselves; nobody else has certified it.',
        },
      ],
    },
    {
      id: 'tested',
      title: 'What is tested',
      blocks: [
        {
          kind: 'list',
          items: [
            'Each time we test the program, axe (axe-core 4) checks each English page in Chromium, light and dark, narrow and wide. Where places share a layout, it checks the first in all four ways and each of the others in one way. A single violation fails the test. Of the pages in other languages it checks a few each time; the rest were checked once.',
            'Tasks by keyboard alone: map, list, locator, dispatch, dialogs, forms.',
            'The AED locator with text at twice its usual size.',
            'Buttons and links of at least 24 pixels, 44 in the emergency parts.',
            'No motion if your system asks for less. Messages and cards that close automatically wait while you point at or focus them.',
            'Without scripts you can read every text, every place and every emergency number.',
            'With every change we also test the most important tasks in Firefox and in WebKit, the engine of Safari.',
          ],
        },
      ],
    },
    {
      id: 'short',
      title: 'What still falls short',
      blocks: [
        {
          kind: 'list',
          items: [
            'Nobody who uses a screen reader, switches or voice control every day has tested it yet.',
            'The maps are pictures with buttons. Moving a map by voice is awkward; the list beside it says what it shows.',
            'Where places are close together, the map shows a number until you zoom in. The list has them all.',
            `What visitors need is in ${languages.length} languages; long texts, profiles and this page are in English and marked as such. No native speaker has read the translations yet. What AED lists say stays in their language, which a screen reader knows only if the AED list names it.`,
            'There is no easy-read version and no sign language. The videos are silent and have captions, but no audio description.',
            'We cannot enlarge the text on street maps from other hosts.',
          ],
        },
      ],
    },
    {
      id: 'tell',
      title: 'Tell us',
      blocks: [
        {
          kind: 'text',
          text: 'If something keeps you out, tell us the page, what you wanted to do, and what you use. The site operator receives it:',
        },
        { kind: 'operator' },
      ],
    },
  ],
};
