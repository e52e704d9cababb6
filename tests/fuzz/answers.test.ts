import {parseNetworkAnswer} from '../../plugins/ads/core/parse';
import {scriptAddress} from '../../plugins/analytics/core/tag';
import {cases} from './draw';
import type {Draw} from './draw';
import {PAYLOADS} from './payloads';

const COUNT = 40;

const HOSTILE: readonly unknown[] = [
  ...[
    'javascript:tripped()',
    'data:text/html,<script>tripped()</script>',
    'vbscript:x',
    'file:///etc',
  ],
  ...[
    '//',
    'https://',
    'https://[::1',
    'https:\\\\evil',
    '\0https://a.test',
    ' \n',
    'blob:https://a',
  ],
  ...['java\nscript:tripped()', '/\\evil.test', 'x'.repeat(100_000), 'https://a.test/"onerror="x'],
  ...[null, undefined, 0, -1, Number.NaN, true, [], [[]], {}, {href: 'https://a.test'}],
  ...[
    {toString: 'x'},
    {__proto__: null},
    ['https://a.test'],
    Symbol.iterator,
    () => 'https://a.test',
  ],
];
const FIELDS = ['statlink', 'image', 'company', 'description', 'statimp', 'pixel'];
const GOOD = {
  statlink: 'https://a.test/click',
  image: 'https://a.test/a.png',
  company: 'Loom',
  description: 'A loom.',
  statimp: 'https://a.test/seen',
  pixel: 'https://a.test/1||https://a.test/2?[timestamp]',
};

/** An answer with something hostile in one field, or in place of the answer. */
function answer({one, below}: Draw): unknown {
  const bad = below(3) === 0 ? one(PAYLOADS) : one(HOSTILE);
  const entry = {...GOOD, [one(FIELDS)]: bad};
  return one([
    bad,
    entry,
    {ads: bad},
    {ads: [bad, entry]},
    [entry],
    {ads: [entry, GOOD]},
    {ads: [[entry]]},
  ]);
}

it('makes of no answer of a network more than plain text and addresses of the web', () => {
  for (const each of cases(COUNT * 10, answer)) {
    const ad = parseNetworkAnswer(each, 1);
    if (ad === undefined) continue;
    for (const address of [ad.link, ad.img, ...ad.impressions]) {
      expect(['http:', 'https:']).toContain(new URL(address).protocol);
      expect(address).not.toMatch(/["<>\s]/);
    }
    for (const text of [ad.name, ad.description]) expect(typeof text).toBe('string');
  }
});

it('leads the tag nowhere but to the address of the configuration', () => {
  for (const id of PAYLOADS.slice(0, COUNT)) {
    const {origin, pathname, searchParams} = new URL(scriptAddress('https://tag.test/js?l=x', id));
    expect([origin, pathname, searchParams.get('id')]).toEqual(['https://tag.test', '/js', id]);
  }
});
