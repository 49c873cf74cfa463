import type { LegalDocument } from './legal-document.ts';

export const termsDocument: LegalDocument = {
  tag: 'Legal',
  title: 'Terms of use',
  lede: 'In an emergency call your emergency number first. This site can help after that, but it cannot replace the call.',
  asOf: '27 November 2026',
  sections: [
    {
      id: 'emergency',
      title: 'In an emergency',
      blocks: [
        {
          kind: 'list',
          items: [
            'Call first: [the number for each country](/emergency-numbers).',
            'This site sends nobody. Walk and Drive open maps. A drone dispatch is only an entry in a log: no drone flies.',
            'AED locations come from lists that others maintain. An AED may be gone, locked or broken, and its hours wrong.',
            'Minutes and distances are estimates. Entries marked as sample data do not exist.',
          ],
        },
      ],
    },
    {
      id: 'no-promise',
      title: 'No medical promise',
      blocks: [
        {
          kind: 'text',
          text: 'Nothing here is medical advice, and nothing promises a longer life. Scores are judgements, not measurements, unless they show a source and a year. For your own health, ask someone who can examine you. See also [what this site does not claim](/methodology#not-claimed).',
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          kind: 'list',
          items: [
            'Use your own e-mail address, and keep your password to yourself.',
            'Dispatch only for a real emergency or an announced exercise. A drone needs an administrator’s permission.',
            'Do not look for other people’s data, flood the site, or break into it. If you find a weakness, tell the site operator.',
            'You can [delete your account](/my-account) at any time. The site operator may close an account that is misused.',
            'Paid access tiers are not on sale.',
          ],
        },
      ],
    },
    {
      id: 'reuse',
      title: 'What you may do with it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Texts, scores, drawings and downloads of this site: [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/). Name Symbiotics Longevity Map, link to it, and say what you changed.',
            'Figures and studies by others: [their own licences](/methodology#sources), named beside them.',
            'AEDs: the licence of their AED list, named below each list, on the map and in each file of the [open data](/developers).',
            'The program is not licensed for reuse yet. Software by others in it has [its own licences](/licences.txt).',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: 'No warranty',
      blocks: [
        {
          kind: 'text',
          text: 'The site is free and provided as it is. It may be wrong, slow or unavailable. As far as the law allows, nobody is liable for damage from relying on it.',
        },
      ],
    },
    { id: 'operator', title: 'Who runs this site', blocks: [{ kind: 'operator' }] },
  ],
};
