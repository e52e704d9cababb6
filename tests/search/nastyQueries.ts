/** What nobody should type, and somebody does: signs, scripts, marks, lengths. */
const PIECES = [
  ...'\\ [ ( * + ? . ^ $ | { } ) ] / " \' ` < > & % # @ ! ~ = : ; , -'.split(' '),
  ...['(?<a', '[^', '\\d+', '(a+)+$', '.*'.repeat(20), '$&', '\\u0000', '\0', '\u202e', '\u200f'],
  ...['\u200b', '\ufeff', '\ud800', '👩‍👩‍👧‍👦', '🇩🇪', 'é', 'e\u0301', 'ﬁ', 'İ', 'ß', 'Ω', '½', '²'],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}}',
  ],
  ...['../../etc/passwd', '%00', '%E0%A4%A', "' OR 1=1 --", '__proto__', 'constructor', 'toString'],
  ...[
    'hasOwnProperty',
    'prototype',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
    'true',
    '0',
    '-1',
  ],
  ...['按钮', '如何禁用按钮', 'ボタン', 'ปุ่ม', '버튼 비활성화', 'زر معطل', 'כפתור', 'кнопка', 'बटन'],
];

/** More than 200 of them: alone, long, repeated, and beside a word that means something. */
export function nastyQueries(): string[] {
  return [
    ...PIECES,
    ...PIECES.map((piece) => `button ${piece} disabled`),
    ...PIECES.map((piece) => piece.repeat(50)),
    'a'.repeat(10_000),
    'button '.repeat(1500),
    'ab '.repeat(3000),
    '\n\t '.repeat(100),
    '',
  ];
}
