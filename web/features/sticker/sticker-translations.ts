/**
 * A sticker's texts in one language. They are not part of a page's translation, because a sticker may show three
 * languages.
 */
interface StickerTexts {
  readonly device: string;
  /** Text before the emergency number. */
  readonly call: string;
  readonly scan: string;
}

/** Sticker texts by language tag. A test checks that every language of the site is included. */
export const stickerTranslations: Readonly<Record<string, StickerTexts>> = {
  en: {
    device: 'Defibrillator',
    call: 'In an emergency, first call',
    scan: 'Scan to check this AED or report a problem.',
  },
  ar: {
    device: 'مزيل الرجفان',
    call: 'في الطوارئ اتصل أولاً بالرقم',
    scan: 'امسح الرمز لفحص هذا الجهاز أو للإبلاغ عن مشكلة.',
  },
  de: {
    device: 'Defibrillator',
    call: 'Im Notfall zuerst anrufen:',
    scan: 'Scannen, um diesen AED zu prüfen oder ein Problem zu melden.',
  },
  es: {
    device: 'Desfibrilador',
    call: 'En una emergencia, llame primero al',
    scan: 'Escanee para comprobar este DEA o avisar de un problema.',
  },
  fa: {
    device: 'دستگاه شوک',
    call: 'در موارد اضطراری اول تماس بگیرید:',
    scan: 'برای بررسی این دستگاه یا گزارش مشکل، کد را اسکن کنید.',
  },
  fr: {
    device: 'Défibrillateur',
    call: 'En cas d’urgence, appelez d’abord le',
    scan: 'Scannez pour vérifier ce DAE ou signaler un problème.',
  },
  he: {
    device: 'דפיברילטור',
    call: 'במקרה חירום התקשרו קודם אל',
    scan: 'סרקו כדי לבדוק את הדפיברילטור הזה או לדווח על תקלה.',
  },
  it: {
    device: 'Defibrillatore',
    call: 'In caso di emergenza chiama prima il',
    scan: 'Scansiona per controllare questo DAE o segnalare un problema.',
  },
  ja: {
    device: '自動体外式除細動器',
    call: '緊急のときは、まず電話：',
    scan: '読み取ると、このAEDの確認や不具合の報告ができます。',
  },
  ko: {
    device: '자동심장충격기',
    call: '응급 상황에서는 먼저 전화하세요:',
    scan: '스캔하여 이 AED를 확인하거나 문제를 알려 주세요.',
  },
  pl: {
    device: 'Defibrylator',
    call: 'W nagłym wypadku najpierw zadzwoń:',
    scan: 'Zeskanuj, aby sprawdzić ten AED lub zgłosić problem.',
  },
  'pt-BR': {
    device: 'Desfibrilador',
    call: 'Em emergência, ligue primeiro para',
    scan: 'Escaneie para conferir este DEA ou avisar de um problema.',
  },
  'pt-PT': {
    device: 'Desfibrilhador',
    call: 'Em caso de emergência, ligue primeiro para o',
    scan: 'Leia o código para verificar este DAE ou comunicar um problema.',
  },
  ru: {
    device: 'Дефибриллятор',
    call: 'В экстренной ситуации сначала звоните:',
    scan: 'Отсканируйте, чтобы проверить этот AED или сообщить о проблеме.',
  },
  tr: {
    device: 'Defibrilatör',
    call: 'Acil durumda önce arayın:',
    scan: 'Bu OED’yi kontrol etmek veya sorun bildirmek için tarayın.',
  },
  uk: {
    device: 'Дефібрилятор',
    call: 'У разі небезпеки спершу телефонуйте:',
    scan: 'Відскануйте, щоб перевірити цей AED або повідомити про проблему.',
  },
  'zh-Hans': {
    device: '自动体外除颤器',
    call: '紧急情况请先拨打',
    scan: '扫码可核对这台 AED 或报告问题。',
  },
};
