import { isolated } from '../../languages/plural.ts';
import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'البحث عن جهاز AED',
    description: 'أجهزة AED التي تصل إلى المريض أسرع من غيرها، والرقم الذي تتصل به قبل أي شيء.',
  },
  aedLocatorText: {
    title: 'البحث عن أجهزة AED',
    tagline: 'اعثر خلال ثوانٍ على أقرب مزيل رجفان خارجي آلي (AED). عند توقف القلب كل لحظة مهمة.',
    callFirst: 'اتصل برقم الطوارئ أولًا.',
    callFirstMore: 'ابقَ مع الشخص وابدأ الضغط على صدره. أرسل شخصًا آخر لإحضار جهاز AED.',
    find: 'ابحث عن أقرب AED',
    locating: 'جارٍ البحث عن أجهزة AED...',
    results: 'نتائج البحث',
    failed: 'تعذر تحميل سجل أجهزة AED. تحقق من اتصالك وحاول مرة أخرى. اسأل متلقي مكالمة الطوارئ أين أقرب جهاز AED.',
    damaged: 'وصل سجل أجهزة AED تالفًا، فلا نعرضه. حاول مرة أخرى. اسأل متلقي مكالمة الطوارئ أين أقرب جهاز AED.',
    damagedWhy: 'لماذا نتحقق من ذلك',
    tryAgain: 'حاول مرة أخرى',
    needsScript: 'يحتاج البحث إلى JavaScript. اسأل متلقي مكالمة الطوارئ أين أقرب جهاز AED.',
  },
  callLinkText: {
    call: (number) => `اتصل بالرقم ${number}`,
    elsewhere: (number) => `أو اتصل بالرقم ${number} من هاتف آخر.`,
    other: (number, country) => (country === null ? `أو ${number}` : `أو ${number} (${country})`),
    bar: 'مكالمة الطوارئ',
    anywhere:
      'لست متأكدًا من الرقم المحلي؟ جرّب 112. يوصلك بالنجدة في كثير من شبكات المحمول، لكن ليس في البر الرئيسي للصين.',
    guessed: (countries) => `بلدك بحسب المنطقة الزمنية لهاتفك أو حاسوبك: ${countries}.`,
    inCountry: (country) => `رقم الإسعاف حيث يبدو أنك موجود: ${country}.`,
    nearBorder: (country) => `رقم الإسعاف حيث يبدو أنك موجود: ${country}. أنت قرب حدود أو في منطقة متنازع عليها.`,
    atSea: 'يبدو أنك في البحر. نادِ Mayday باللاسلكي على القناة 16 VHF. إن كانت لديك إشارة محمول فجرّب 112.',
    all: 'كل أرقام الطوارئ',
  },
  cprLinkText: { link: 'ابدأ إيقاع الضغطات الصدرية', bar: 'الإنعاش', running: (elapsed) => `الإيقاع يعمل: ${elapsed}` },
  reportButtonText: {
    wrong: 'هل من خطأ؟',
    of: (name) => `بخصوص: ${isolated(name)}`,
    missing: 'هل ينقص جهاز AED هنا؟',
    here: 'هل أنت عند جهاز AED هذا؟',
    stillHere: 'ما زال هنا وكل شيء سليم',
    notLoaded: 'تعذر تحميل نموذج البلاغ. تحقق من اتصالك وحاول مرة أخرى.',
  },
  sampleMarkText: { mark: 'بيانات نموذجية' },
};
