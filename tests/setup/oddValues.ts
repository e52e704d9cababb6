/** The parameters of an address that know some words, and pass over all others. */
export const PARAMETERS = ['userLanguage', 'dir', 'mode', 'tab'] as const;

const COUNT = 500;

/** What people, machines and attackers put where a known word is expected. */
const KINDS: ((random: () => number) => string)[] = [
  (random) => pick(['', ' ', '+', '%00', '\u0000', '\t', '\n', '\u200b', '\ufeff'], random),
  (random) =>
    pick(
      ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', 'length'],
      random,
    ),
  (random) =>
    pick(
      [
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "';alert(1)//",
        'javascript:alert(1)',
        '{{constructor}}',
        '${7*7}',
        ']]></style>',
        '*{display:none}',
      ],
      random,
    ),
  (random) => alterCase(pick(['dark', 'light', 'rtl', 'ltr', 'system', 'en', 'npm', 'js'], random)),
  (random) =>
    `${pick(['dark', 'rtl', 'en', 'light', 'yarn'], random)}${pick([' ', ',', ';', '/', '\u0000', '.', '-x', '[]', '%20'], random)}`,
  (random) => pick(['zh', 'pt', 'de-DE', 'en-US', 'EN', 'xx', 'zh-Hant-TW', 'i-klingon'], random),
  (random) =>
    pick(['null', 'undefined', 'NaN', 'true', '0', '-1', '1e309', '[object Object]'], random),
  (random) => letters(random, 1 + Math.floor(random() * 12), 0x20, 0x7e),
  (random) => letters(random, 1 + Math.floor(random() * 12), 0xa1, 0x2fff),
  (random) => letters(random, 1 + Math.floor(random() * 6), 0x1f300, 0x1f9ff),
  (random) => `\u202e${letters(random, 6, 0x5d0, 0x5ea)}`,
  (random) => letters(random, 1000 + Math.floor(random() * 1500), 0x61, 0x7a),
];

/** Odd values, each another one; most as a browser would encode them, some as nobody should. */
export const ODD_VALUES: readonly string[] = makeValues();

/** 250 queries of addresses: four odd values in each, and each value in two parameters. */
export const ODD_QUERIES: readonly string[] = makeQueries();

function makeValues(): string[] {
  const random = makeRandom(20);
  const values = new Set<string>();
  for (let at = 0; values.size < COUNT; at += 1) {
    const value = KINDS[at % KINDS.length]?.(random) ?? '';
    values.add(at % 11 === 7 ? `%E0%A4%A${at}` : encodeURIComponent(value));
  }
  return [...values];
}

function makeQueries(): string[] {
  const value = (at: number) => ODD_VALUES[at % COUNT] ?? '';
  return Array.from({length: COUNT / 2}, (_, at) => {
    const given = [2 * at, 2 * at + 1, 2 * at + COUNT / 2, 2 * at + COUNT / 2 + 1].map(value);
    const pairs = PARAMETERS.map((name, index) => [name, given[index]] as const);
    if (at % 7 === 3) return pairs.map(([name, text]) => `${name}[]=${text}`).join('&');
    if (at % 7 === 5) return pairs.map(([name, text]) => `${name}=${text}&${name}`).join('&');
    return pairs.map(([name, text]) => `${name}=${text}`).join('&');
  });
}

/** A small linear congruential generator: values must differ, and be the same in each run. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function pick(values: readonly string[], random: () => number): string {
  return values[Math.floor(random() * values.length)] ?? '';
}

function letters(random: () => number, length: number, from: number, to: number): string {
  const codes = Array.from({length}, () => from + Math.floor(random() * (to - from)));
  return String.fromCodePoint(...codes);
}

/** At least one letter becomes a capital, so that it is never the word itself. */
function alterCase(word: string): string {
  return word.replace(/[a-z]/, (letter) => letter.toUpperCase());
}
