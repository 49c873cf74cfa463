import { languages } from '../../languages/languages.ts';
import type { LegalDocument } from './legal-document.ts';

export const accessibilityDocument: LegalDocument = {
  tag: 'Legal',
  title: 'Accessibility',
  lede: 'Everybody should be able to read this atlas and find an AED. This is what was tried, and what falls short.',
  asOf: '25 November 2026',
  sections: [
    {
      id: 'aim',
      title: 'What we aim at',
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
            'Each page in English is checked by axe (axe-core 4) in Chromium each time the program is tested, light and dark, narrow and wide; of the places that share a layout the first in all four ways and each other in one. The limit is no violation at all. Pages in other languages are the same pages with other words; a few are checked each time, the rest were once.',
            'Journeys by keyboard alone: map, list, locator, dispatch, dialogs, forms.',
            'The AED locator with text at twice its usual size.',
            'Press areas of at least 24 pixels; 44 in the emergency parts.',
            'Stillness for whoever asks their system for less motion. Messages and cards that go by themselves wait while you point at them or have the focus on them.',
            'Without a script: every text, every place and every emergency number can be read.',
            'The journeys that matter most run in Firefox and in WebKit, the engine of Safari, with every change.',
          ],
        },
      ],
    },
    {
      id: 'short',
      title: 'What is known to fall short',
      blocks: [
        {
          kind: 'list',
          items: [
            'No people who use screen readers, switches or voice control every day have tested it yet. Names and roles are checked by program.',
            'The maps are pictures with buttons on them. What they show is said in the list beside them; panning by voice is not smooth.',
            'Where places crowd, the map shows a number in their stead until it is zoomed in. The list has them all.',
            `What visitors need is in ${languages.length} languages; long texts, profiles and this page are in English and marked so. No translation was read by a native speaker yet. Words of AED registers stay in their own language, which a screen reader is told only where the register names it.`,
            'There is no easy-read version and no sign language. The films are silent and have captions, but no audio description.',
            'Street maps of other hosts have texts that we cannot make larger.',
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
          text: 'If something keeps you out, tell us the page, what you wanted to do, and what you use. Whoever runs the site receives it:',
        },
        { kind: 'operator' },
      ],
    },
  ],
};
