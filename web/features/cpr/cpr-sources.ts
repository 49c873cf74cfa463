/**
 * Sources of the texts and figures about chest compressions. Each was read on its publisher's site or in an archived
 * copy.
 */
export const cprSources = [
  {
    title: 'Adult basic life support guidelines',
    publisher: 'Resuscitation Council UK',
    year: 2021,
    url: 'https://www.resus.org.uk/library/2021-resuscitation-guidelines/adult-basic-life-support-guidelines',
  },
  {
    title: 'Adult CPR, after the UK and European guidelines of 2021',
    publisher: 'ProTrainings',
    year: null,
    url: 'https://www.procpr.uk/training/video/adult-cpr-uk',
  },
  {
    title: 'Cardiopulmonary resuscitation, in the course Stop and help an unresponsive person',
    publisher: 'Terveyskylä, the Finnish university hospitals',
    year: null,
    url: 'https://www.terveyskyla.fi/en/emergencyhub/services/first-aid-online-courses/stop-and-help-an-unresponsive-person-online-course/cardiopulmonary-resuscitation-cpr',
  },
  {
    title: 'Summary of changes: the 2025 UK adult basic life support guidelines',
    publisher: 'Aid Training & Operations',
    year: 2025,
    url: 'https://aid-training.co.uk/?p=2287',
  },
  {
    title: 'Key updates for AHA CPR & AED 2025',
    publisher: 'Team Safety PA',
    year: 2025,
    url: 'https://www.findhealthclinics.com/US/Lancaster/1475193069465228/Team-Safety-PA',
  },
  {
    title: 'CPR could save your child from drowning',
    publisher: 'Resuscitation Council UK',
    year: null,
    url: 'https://www.resus.org.uk/about-us/news-and-events/cpr-could-save-your-child-drowning-says-rcuk',
  },
  {
    title: 'Drowning in children: first aid',
    publisher: 'WebMD',
    year: null,
    url: 'https://www.webmd.com/first-aid/drowning-in-children',
  },
  {
    title: 'Questions on basic life support and defibrillators',
    publisher: 'Resuscitation Council UK',
    year: null,
    url: 'https://www.resus.org.uk/faqs/faqs-cpr/',
  },
  {
    title: 'First aid textbook, baby: breaths with the head in the neutral position',
    publisher: 'National First Aid, Australia',
    year: null,
    url: 'https://www.nationalfirstaid.com.au/nfa-textbook/inc/html/47.html',
  },
  {
    title: 'First aid textbook: how to use an AED, dry chest, pads of children',
    publisher: 'National First Aid, Australia',
    year: null,
    url: 'https://www.nationalfirstaid.com.au/nfa-textbook/inc/html/57.html',
  },
  {
    title: 'Paediatric basic life support: at least one third of the depth of the chest',
    publisher: 'Active Social Care',
    year: null,
    url: 'https://activesocialcare.com/handbook/basic-life-support/paediatric-basic-life-support-and-cpr/',
  },
  {
    title: 'How to give CPR to a baby or child: at least one third of the depth',
    publisher: 'Daily Mail, London',
    year: 2019,
    url: 'https://www.pressreader.com/uk/daily-mail/20190506/283643941362405',
  },
  {
    title: 'Where AED electrode pads are placed on the body',
    publisher: 'AED Superstore',
    year: null,
    url: 'https://www.aedsuperstore.com/resources/aed-electrode-pads-placed-body/',
  },
  {
    title: 'Removal of bra for pad placement and defibrillation: scoping review BLS 2604',
    publisher: 'International Liaison Committee on Resuscitation (ILCOR)',
    year: 2024,
    url: 'https://costr.ilcor.org/document/removal-of-bra-for-pad-placement-and-defibrillation-scoping-review-bls-2604-tf-scr',
  },
  {
    title: 'Do you need to remove a bra to use a defibrillator? Often it is moved aside',
    publisher: 'Action Training & Consultancy Services',
    year: 2026,
    url: 'https://www.findhealthclinics.com/GB/Greater-Manchester/132217630273475/Action-Training-%26-Consultancy-Services',
  },
  {
    title: 'Should I remove a bra when using a defibrillator? It has to come off',
    publisher: 'BH Training Solutions',
    year: null,
    url: 'https://bhtrainingsolutions.co.uk/blog/should-i-remove-a-bra-when-using-a-defibrillator',
  },
] as const;
