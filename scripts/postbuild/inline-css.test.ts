import { expect, test } from 'vitest';
import { inlineStyles, listPageStylesheets } from './inline-css.ts';

const head =
  '<head><link rel="preload" href="/f.woff2" as="font"/><link rel="stylesheet" href="/root.css"/>' +
  '<link rel="stylesheet" href="/button.css#"/></head>';
const contents = { '/root.css': 'body{margin:0}', '/button.css': '._button_1{color:red}' };

test("inlines the linked stylesheets in order, and later ones with a class of the page's markup", () => {
  const sheets = { ...contents, '/late.css': '@media print{._ledger_2{gap:0}}', '/other.css': '._ledger_3{gap:0}' };
  const html = `${head}<ul class="wide _ledger_2"></ul>`;
  expect(listPageStylesheets(html, sheets)).toEqual(['/root.css', '/button.css', '/late.css']);
  expect(inlineStyles(html, sheets)).toContain('._button_1{color:red}@media print{._ledger_2{gap:0}}</style>');
});

test('the rules come before the links, which keep their places and addresses and are not fetched', () => {
  const html = `${head}<ul class="_ledger_2"></ul>`;
  expect(inlineStyles(html, { ...contents, '/late.css': '._ledger_2{gap:0}' })).toBe(
    '<head><link rel="preload" href="/f.woff2" as="font"/><style>body{margin:0}._button_1{color:red}._ledger_2{gap:0}</style>' +
      '<link rel="stylesheet" href="/root.css" disabled=""/>' +
      '<link rel="stylesheet" href="/button.css#" disabled="" data-inlined=""/>' +
      // Lazily loaded code looks for its stylesheet by the URL in this link.
      '<link rel="stylesheet" href="/button.css" disabled="" data-inlined=""/>' +
      '<link rel="stylesheet" href="/late.css" disabled="" data-inlined=""/></head><ul class="_ledger_2"></ul>',
  );
});

test('a page without stylesheets is unchanged', () => {
  expect(inlineStyles('<head><title>Chart</title></head>', {})).toBe('<head><title>Chart</title></head>');
});

test('a stylesheet that was not built is an error', () => {
  expect(() => inlineStyles(head, { '/root.css': '' })).toThrow(
    'A page links /button.css instead of holding its rules',
  );
});
