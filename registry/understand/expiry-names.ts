import type { FieldNames } from './named-field.ts';

/** Names of columns by language, of the days after which pads and battery are to be replaced; see `field-names.ts`. */
export const expiryNames: FieldNames<'padsExpiry' | 'batteryExpiry'> = {
  padsExpiry: {
    en: 'pads expiry|pads expiry date|pad expiry|pad expiry date|pads expiration|pads expiration date|pad expiration|pad expiration date|electrode expiry|electrode expiry date|electrodes expiry|electrodes expiry date|electrode expiration date|electrodes expiration date|pads expire|electrodes expire',
    de: 'ablaufdatum elektroden|elektroden ablaufdatum|ablauf elektroden|elektroden ablauf|elektroden haltbar bis|elektroden gültig bis|haltbarkeit elektroden|verfallsdatum elektroden',
    fr: 'péremption électrodes|date péremption électrodes|date de péremption électrodes|date de péremption des électrodes|péremption des électrodes|expiration électrodes|dtpr lcad',
    it: 'scadenza elettrodi|data scadenza elettrodi|data di scadenza elettrodi|scadenza piastre|data scadenza piastre|scadenza placche|scadenza pads',
    es: 'caducidad electrodos|caducidad de electrodos|fecha caducidad electrodos|fecha de caducidad de los electrodos|caducidad parches|fecha caducidad parches|fecha de caducidad de los parches|vencimiento electrodos|vencimiento parches',
    pt: 'validade elétrodos|validade eletrodos|validade dos elétrodos|validade dos eletrodos|data de validade dos elétrodos|data de validade dos eletrodos|validade das pás|validade pás',
    nl: 'vervaldatum elektroden|elektroden vervaldatum|houdbaarheid elektroden|houdbaarheidsdatum elektroden|elektroden geldig tot',
    pl: 'data ważności elektrod|ważność elektrod|termin ważności elektrod|elektrody ważne do',
    cs: 'expirace elektrod|datum expirace elektrod|platnost elektrod',
    sv: 'utgångsdatum elektroder|elektroder utgångsdatum',
    ja: 'パッド使用期限|パッドの使用期限|電極パッド使用期限|電極パッドの使用期限|パッド期限|パッド有効期限|パッド交換期限',
    zh: '电极片有效期|电极有效期|電極片有效期限|電極貼片有效期限|电极片到期日',
    ko: '패드 유효기간|패드유효기간|패치 유효기간|패치유효기간|전극패드 유효기간',
    ru: 'срок годности электродов|электроды годны до',
    tr: 'pad son kullanma tarihi|elektrot son kullanma tarihi',
  },
  batteryExpiry: {
    en: 'battery expiry|battery expiry date|battery expiration|battery expiration date|batteries expiry date|battery expires',
    de: 'ablaufdatum batterie|batterie ablaufdatum|ablauf batterie|batterie ablauf|batterie haltbar bis|batterie gültig bis|haltbarkeit batterie|ablaufdatum akku|akku ablaufdatum|verfallsdatum batterie',
    fr: 'péremption batterie|date péremption batterie|date de péremption batterie|date de péremption de la batterie|péremption de la batterie|expiration batterie|dtpr bat',
    it: 'scadenza batteria|data scadenza batteria|data di scadenza batteria|scadenza batterie',
    es: 'caducidad batería|caducidad de batería|fecha caducidad batería|fecha de caducidad de la batería|vencimiento batería|caducidad pila',
    pt: 'validade bateria|validade da bateria|data de validade da bateria',
    nl: 'vervaldatum batterij|batterij vervaldatum|houdbaarheid batterij|houdbaarheidsdatum batterij|batterij geldig tot',
    pl: 'data ważności baterii|ważność baterii|termin ważności baterii|bateria ważna do',
    cs: 'expirace baterie|datum expirace baterie|platnost baterie',
    sv: 'utgångsdatum batteri|batteri utgångsdatum',
    ja: 'バッテリー使用期限|バッテリの使用期限|バッテリーの使用期限|バッテリー期限|バッテリー有効期限|バッテリー交換期限',
    zh: '电池有效期|電池有效期限|电池到期日',
    ko: '배터리 유효기간|배터리유효기간',
    ru: 'срок годности батареи|срок годности аккумулятора',
    tr: 'pil son kullanma tarihi|batarya son kullanma tarihi',
  },
};
