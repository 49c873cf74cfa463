import type { Vocabulary } from '../vocabulary.ts';

const monToFri = [0, 1, 2, 3, 4];

/** The vocabularies of Thai, Vietnamese and Indonesian. In Vietnamese, days have numbers, from 2 for Monday. */
export const southEastAsianVocabularies: Readonly<Record<string, Vocabulary>> = {
  th: {
    days: [
      'จันทร์|วันจันทร์|จ.|จ',
      'อังคาร|วันอังคาร|อ.',
      'พุธ|วันพุธ|พ.',
      'พฤหัสบดี|วันพฤหัสบดี|พฤหัส|วันพฤหัส|พฤ.',
      'ศุกร์|วันศุกร์|ศ.|ศ',
      'เสาร์|วันเสาร์|ส.',
      'อาทิตย์|วันอาทิตย์|อา.',
    ],
    sets: { จันทร์ถึงศุกร์: monToFri, วันจันทร์ถึงวันศุกร์: monToFri, วันจันทร์ถึงศุกร์: monToFri },
    everyDay: 'ทุกวัน|ทุก วัน',
    weekend: 'วันเสาร์อาทิตย์|เสาร์อาทิตย์|สุดสัปดาห์',
    holidays: 'วันหยุดนักขัตฤกษ์|วันหยุดราชการ',
    to: 'ถึง',
    and: 'และ',
    closed: 'ปิด|หยุด|ปิดทำการ',
    except: 'ยกเว้น',
    always: '24h|24 ชั่วโมง|24ชั่วโมง|ตลอด 24 ชั่วโมง|ตลอด 24 ชม.|24 ชม.|24 ชม',
    filler: 'น.|น|เวลา|เปิด|เวลาทำการ|เวลาเปิด|ตั้งแต่|นาฬิกา|เปิดทำการ',
  },
  vi: {
    days: [
      'thứ 2|thứ hai|t2|thứ2',
      'thứ 3|thứ ba|t3|thứ3',
      'thứ 4|thứ tư|t4|thứ4',
      'thứ 5|thứ năm|t5|thứ5',
      'thứ 6|thứ sáu|t6|thứ6',
      'thứ 7|thứ bảy|t7|thứ7',
      'chủ nhật|cn',
    ],
    everyDay: 'hàng ngày|hằng ngày|mỗi ngày|tất cả các ngày',
    weekend: 'cuối tuần',
    to: 'đến|tới',
    and: 'và',
    closed: 'nghỉ|đóng cửa',
    except: 'trừ',
    always: '24h|24 giờ|24/24|24/24h|24h/24h|24h/24|suốt ngày đêm|cả ngày lẫn đêm|24 giờ mỗi ngày|24 giờ/ngày',
    from: 'từ',
    filler: 'h|giờ|mở cửa|giờ mở cửa|giờ làm việc|lúc',
  },
  id: {
    days: ['senin|sen', 'selasa|sel', 'rabu|rab', 'kamis|kam', "jumat|jum|jum'at", 'sabtu|sab', 'minggu|ahad|min'],
    everyDay: 'setiap hari|tiap hari',
    weekend: 'akhir pekan',
    holidays: 'hari libur nasional|tanggal merah',
    to: 'sampai|hingga|sampai dengan|s/d|sd|s.d.',
    and: 'dan',
    closed: 'tutup|libur',
    except: 'kecuali',
    always: '24h|24 jam|24 jam sehari|buka 24 jam|24 jam setiap hari',
    from: 'dari|mulai',
    filler: 'jam|pukul|wib|wita|wit|buka|jam buka|jam kerja|jam operasional|hari',
  },
};
