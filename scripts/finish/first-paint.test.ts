import { expect, test } from 'vitest';
import { inlineStyles, stylesheetsOf } from './first-paint.ts';

const head =
  '<head><link rel="preload" href="/f.woff2" as="font"/><link rel="stylesheet" href="/root.css"/>' +
  '<link rel="stylesheet" href="/button.css#"/></head>';
const contents = { '/root.css': 'body{margin:0}', '/button.css': '._button_1{color:red}' };

test('the stylesheets of a page are found by address, in order', () => {
  expect(stylesheetsOf(head)).toEqual(['/root.css', '/button.css']);
});

test('the rules stand before the links, which keep their places and addresses but hold up nothing', () => {
  expect(inlineStyles(head, contents)).toBe(
    '<head><link rel="preload" href="/f.woff2" as="font"/><style>body{margin:0}._button_1{color:red}</style>' +
      '<link rel="stylesheet" href="/root.css" media="print"/>' +
      '<link rel="stylesheet" href="/button.css#" media="print" data-inlined=""/></head>',
  );
});

test('a page without stylesheets stays as it is', () => {
  expect(inlineStyles('<head><title>Chart</title></head>', {})).toBe('<head><title>Chart</title></head>');
});

test('a stylesheet that was not built is an error', () => {
  expect(() => inlineStyles(head, { '/root.css': '' })).toThrow(
    'Got a page that links /button.css, expected its rules',
  );
});
