import { expect, it, test } from 'vitest';
import { findDayColumns } from './day-columns.ts';
import { readHoursBesideDays, readHoursByDay } from './week-hours.ts';

const each = (days: string, ...parts: readonly string[]) =>
  days.split(' ').flatMap((day) => parts.map((part) => part.replace('*', day)));

test.each([
  [each('mon tue wed thu fri sat sun hol', '*SttTme', '*EndTme')],
  [each('周一至周五 周六 周日', '*起', '*迄')],
  [each('월요일 화요일 수요일 목요일 금요일 토요일 공휴일', '* 시작시간', '* 종료시간')],
  [each('MON TUE WED THU FRI SAT SUN', 'HOURS_*')],
  [each('Lunes Martes Miércoles Jueves Viernes Sábado Domingo', '* apertura', '* cierre')],
  [each('Mo Di Mi Do Fr', '* von', '* bis')],
  [each('Lundi Mardi Mercredi Jeudi Vendredi', '* matin', '* après-midi')],
  [each('Mon Tue Wed Thu Fri', '* AM From', '* AM To', '* PM From', '* PM To')],
  [['Lunes a viernes', 'Sábado', 'Domingo y festivos']],
  [['HORARIO_LUNES_VIERNES', 'HORARIO_SABADO', 'HORARIO_DOMINGO', 'HORARIO_FESTIVO']],
  [['평일이용시간', '주말이용시간', '공휴일이용시간']],
  [['開館時間（平日）', '開館時間（土）', '開館時間（日）']],
])('recognises columns headed by days as a week: %j', (columns) => {
  expect(findDayColumns(['id', 'name', 'lat', 'lon', ...columns]).map(({ column }) => column)).toEqual(columns);
});

test.each([
  // These columns repeat a day, omit a day, or have an unknown word for a day.
  [['Mon', 'Mon-Fri', 'Sat']],
  [['Monday', 'Tuesday', 'Saturday', 'Sunday']],
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday summer']],
])('does not recognise these: %j', (columns) => {
  expect(findDayColumns(columns)).toEqual([]);
});

const week = findDayColumns(['Mon-Fri', 'Sat', 'Sun', 'Public holidays']);
const byDay = (...cells: readonly string[]) =>
  readHoursByDay(week, (column) => cells[week.findIndex((found) => found.column === column)] ?? '')?.tag;

test.each([
  [
    ['8-12, 13-17', '9h-12h', 'closed', 'closed'],
    'Mo,Tu,We,Th,Fr 08:00-12:00,13:00-17:00; Sa 09:00-12:00; Su off; PH off',
  ],
  [['0900-1800', 'by appointment', '', 'x'], 'Mo,Tu,We,Th,Fr 09:00-18:00; Sa,Su unknown; PH unknown'],
  [['24 h', '24 h', '24 h', '24 h'], 'Mo,Tu,We,Th,Fr,Sa,Su 00:00-24:00; PH 00:00-24:00'],
  [['9-5', '', '', ''], null],
  [['Mon 8-12', '', '', ''], null],
])('converts %j to %s', (cells, tag) => {
  expect(byDay(...cells)).toBe(tag);
});

it('returns nothing when no day has hours', () => {
  expect(byDay()).toBeUndefined();
});

test.each([
  ['Lun, Mar, Mie, Jue, Vie', '8 a 20', 'Mo,Tu,We,Th,Fr 08:00-20:00; Sa,Su off'],
  ['7j/7', '24h/24', 'Mo,Tu,We,Th,Fr,Sa,Su 00:00-24:00'],
  ['Mon-Fri', '24/7', null],
  ['Mon-Fri', 'Sat 8-12', null],
  ['Mo-Fr', 'nach Absprache', null],
])('converts days "%s" beside times "%s" to %s', (days, times, tag) => {
  expect(readHoursBesideDays(days, times, null)?.tag).toBe(tag);
});
