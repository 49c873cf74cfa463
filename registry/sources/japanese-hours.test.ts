import { describe, expect, it } from 'vitest';
import { formatJapaneseHours } from './japanese-hours.ts';

const hours = (days: string, start: string, end: string, note = '') => formatJapaneseHours({ days, start, end, note });

describe('the hours of Japan’s municipal schema', () => {
  it('are read as days, start and end', () => {
    expect(hours('月火水木金', '8:30', '17:15')).toBe('Mo,Tu,We,Th,Fr 08:30-17:15');
    expect(hours('月水木金土日', '7:00', '1700')).toBe('Mo,We,Th,Fr,Sa,Su 07:00-17:00');
  });

  it('last until midnight when they end at 23:59', () => {
    expect(hours('月火水木金土日', '0:00', '23:59', '終日利用可能')).toBe('Mo,Tu,We,Th,Fr,Sa,Su 00:00-24:00');
  });

  it('omit the days that a note excepts', () => {
    expect(hours('月火水木金土日', '9:00', '21:00', '日曜日は9：00～17：00、8/13～8/15、12/29～1/3を除く')).toBe(
      'Mo,Tu,We,Th,Fr,Sa,Su 09:00-21:00; Su 09:00-17:00; Aug 13-Aug 15 off; Dec 29-Jan 03 off',
    );
    expect(hours('月火水木金土', '7:30', '18:45', '祝日、12/29～1/3を除く。土曜日は17:00まで。')).toBe(
      'Mo,Tu,We,Th,Fr,Sa 07:30-18:45; Sa 07:30-17:00; PH off; Dec 29-Jan 03 off',
    );
  });

  it('become unknown when a note sets a condition', () => {
    expect(hours('月火水木金土', '7:30', '19:00', '開所日のみ。土曜日は17:00まで。')).toBe(
      'Mo,Tu,We,Th,Fr,Sa 07:30-19:00 unknown; Sa 07:30-17:00 unknown',
    );
    expect(hours('月火水木金土日', '9:00', '22:00', '第３水曜及び臨時休業日を除く')).toBe(
      'Mo,Tu,We,Th,Fr,Sa,Su 09:00-22:00 unknown',
    );
  });

  it('are read from ranges and lists as well', () => {
    expect(hours('月曜日～金曜日', '8:30:00', '17:15')).toBe('Mo,Tu,We,Th,Fr 08:30-17:15');
    expect(hours('金～月', '8:30', '17:15')).toBe('Fr,Sa,Su,Mo 08:30-17:15');
    expect(hours('毎日', '８：３０', '17:15')).toBe('Mo,Tu,We,Th,Fr,Sa,Su 08:30-17:15');
    expect(hours('土・日・祝日', '8:30', '17:15')).toBe('Sa,Su,PH 08:30-17:15');
  });

  it('are missing when the days or the note have an unknown word, which might add hours', () => {
    expect(hours('火水木金土日', '9:00', '21:00', '土曜日は17:00まで。祝日の翌日を除く')).toBeNull();
    expect(hours('月火水木金 (第3金曜除く)', '8:30', '17:15')).toBeNull();
    expect(hours('月火水木金', '8:30', '17:15', '４階のものは終日利用可能。')).toBeNull();
    expect(hours('月火水木金土日', '8:30', '17:15', 'ナイター時は～21：00。')).toBeNull();
    expect(hours('火水木金土日', '9:00', '17:00', '月曜が祝日の場合は翌平日が休館')).toBeNull();
  });

  it('are missing when days or times are missing', () => {
    expect(hours('', '', '', '学校開校日に随時')).toBeNull();
    expect(hours('月火水木金土日', '', '', '開園時間中利用可')).toBeNull();
  });
});
