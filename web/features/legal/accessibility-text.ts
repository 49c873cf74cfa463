import { languages } from '../../languages/languages.ts';
import type { LegalDocument } from './legal-document.ts';

export const accessibilityDocument: LegalDocument = {
  tag: 'Legal',
  title: 'Accessibility',
  lede: 'Everyone should be able to read this atlas and find an AED. This page says what we tested and what still falls short.',
  asOf: '25 November 2026',
  sections: [
    {
      id: 'aim',
      title: 'Our goal',
      blocks: [
        {
          kind: 'text',
          text: 'The Web Content Accessibility Guidelines 2.2 at level AA. We tested this ourselves. Nobody from outside has certified it.',
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
            'Each time we test the program, axe (axe-core 4) checks each English page in Chromium, light and dark, narrow and wide. Where places share a layout, it checks the first in all four ways and each of the others in one way. A single violation fails the test. Pages in other languages have the same structure. It checks a few of them each time; the rest were checked once.',
            'Tasks by keyboard alone: map, list, locator, dispatch, dialogs, forms.',
            'The AED locator with text at twice its usual size.',
            'Buttons and links of at least 24 pixels, 44 in the emergency parts.',
            'No motion if your system asks for less. Messages and cards that close automatically wait while you point at them or have the focus on them.',
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
            'Nobody who uses a screen reader, switches or voice control every day has tested it yet. A program checks names and roles.',
            'The maps are pictures with buttons. The list beside each map says what it shows. Moving a map by voice is awkward.',
            'Where places are close together, the map shows a number instead until you zoom in. The list has them all.',
            `What visitors need is in ${languages.length} languages; long texts, profiles and this page are in English and marked as such. No native speaker has read the translations yet. What AED registers say stays in their language. A screen reader knows which language only if the register names it.`,
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
