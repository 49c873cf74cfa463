import { isolated } from '../../languages/plural.ts';
import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'البحث عن جهاز AED',
    description: 'أجهزة مزيل الرجفان التي تصل إلى المريض أسرع من غيرها، والرقم الذي يُتصل به قبل أي شيء.',
  },
  aedLocatorText: {
    title: 'البحث عن أجهزة AED',
    tagline: 'اعثر خلال ثوانٍ على أقرب مزيل رجفان خارجي آلي (AED). عند توقف القلب كل لحظة مهمة.',
    callFirst: 'اتصل برقم الطوارئ أولًا.',
    callFirstMore: 'ابقَ مع الشخص وابدأ الضغط على صدره. أرسل شخصًا آخر لإحضار جهاز AED.',
    find: 'ابحث عن أقرب AED',
    locating: 'جارٍ البحث عن أجهزة AED...',
    results: 'ما عُثر عليه',
    failed: 'تعذر فتح سجل أجهزة AED. تحقق من الاتصال وحاول مرة أخرى؛ واسأل موظف الطوارئ في هذه الأثناء.',
    damaged:
      'ما وصل من سجل أجهزة AED لا يطابق مجموع التحقق، فلا نعرضه. حاول مرة أخرى؛ واسأل موظف الطوارئ في هذه الأثناء.',
    damagedWhy: 'ماذا يعني مجموع التحقق',
    tryAgain: 'حاول مرة أخرى',
    needsScript: 'البحث يحتاج إلى JavaScript. اسأل موظف الطوارئ على الهاتف عن أقرب جهاز AED.',
  },
  callLinkText: {
    call: (number) => `اتصل بالرقم ${number}`,
    elsewhere: (number) => `أو اتصل بالرقم ${number} من هاتف آخر.`,
    other: (number, country) => (country === null ? `أو ${number}` : `أو ${number} (${country})`),
    bar: 'مكالمة الطوارئ',
    anywhere: 'لا تعرف الرقم المحلي؟ شبكات محمول كثيرة توصل 112 بالنجدة؛ أما شبكات البر الرئيسي للصين فلا.',
    guessed: (countries) => `يبدو أنك هنا حسب المنطقة الزمنية لهذا الجهاز: ${countries}.`,
    inCountry: (country) => `للإسعاف حيث يبدو أنك موجود: ${country}.`,
    nearBorder: (country) => `للإسعاف حيث يبدو أنك موجود: ${country}. بلد آخر قريب أو يطالب بالمكان.`,
    atSea: 'يبدو أنك في البحر: نادِ Mayday باللاسلكي على قناة VHF رقم 16. إن وُجدت إشارة محمول فقد يوصلك 112.',
    all: 'كل أرقام الطوارئ',
  },
  cprLinkText: { link: 'ابدأ إيقاع الضغطات الصدرية', bar: 'الإيقاع', running: (elapsed) => `الإيقاع يعمل: ${elapsed}` },
  reportButtonText: {
    wrong: 'هل من خطأ؟',
    of: (name) => `بخصوص: ${isolated(name)}`,
    missing: 'هل ينقص هنا جهاز AED؟',
    notLoaded: 'تعذر فتح البلاغ. تحقق من الاتصال وحاول مرة أخرى.',
  },
  sampleMarkText: { mark: 'بيانات نموذجية' },
};
