import type { LegalDocument } from './legal-document.ts';

export const termsDocument: LegalDocument = {
  tag: 'Legal',
  title: 'Terms of use',
  lede: 'In an emergency call your emergency number first. This site can help after that; it cannot stand in for it.',
  asOf: '22 November 2026',
  sections: [
    {
      id: 'emergency',
      title: 'In an emergency',
      blocks: [
        {
          kind: 'list',
          items: [
            'Call first. [Which number where](/emergency-numbers).',
            'This site sends nobody. Walk and Drive open maps. A drone dispatch is written to a log and flies nothing by itself.',
            'Where the AEDs are comes from registers that others keep. An AED may be gone, locked or broken. Opening hours may be wrong.',
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
          text: 'Nothing here is medical advice, and nothing promises a longer life. Scores are judgements, not measurements, unless a source and a year stand beside them. [What this site does not claim](/methodology#not-claimed) says more. For your own health, ask somebody who can examine you.',
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
            'Use an address of your own and keep the password to yourself.',
            'Dispatch only for a real emergency or an announced exercise. A drone needs an administrator’s permission.',
            'Do not look for other people’s data, flood the site, or break into it. If you find a weakness, tell whoever runs the site.',
            'You can [delete the account](/my-account) at any time. Whoever runs the site may close one that is misused.',
            'Access tiers that cost money are not on sale. There is nothing to pay.',
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
            'Texts, scores, drawings and downloads of this site: [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/). Use them for anything; name Symbiotics Longevity Map, link to it, and say what you changed.',
            'Figures and studies of others: their own licence, named beside them. See [sources and licences](/methodology#sources).',
            'AEDs: the licence of the register they come from, named and linked below each list and on the map, and in each file of the [open data](/developers).',
            'The program that runs this site: not licensed for reuse yet. Programs of others in it: [their licences](/licences.txt).',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: 'As it is',
      blocks: [
        {
          kind: 'text',
          text: 'The site is offered free of charge and as it is. It may be wrong, late or away. As far as the law allows, nobody is liable for damage from relying on it. Where the law does not allow that, the law holds.',
        },
      ],
    },
    { id: 'operator', title: 'Who runs this site', blocks: [{ kind: 'operator' }] },
  ],
};
