/** What the words and the figures of the page on chest compressions rest on, each opened and read. */
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
] as const;
