import {parseNetworkAnswer, pixels} from '../core/parse';

const ENTRY = {
  statlink: '//srv.test/click',
  image: 'https://cdn.test/a.png',
  company: 'Loom',
  description: 'Looms & <b>yarn</b>\nfor all.',
  statimp: '//srv.test/seen',
  pixel: 'https://p.test/?t=[timestamp]||//q.test/[timestamp]/[timestamp]',
};

it('makes an ad of an entry, with text as it is written', () => {
  expect(parseNetworkAnswer({ads: [ENTRY]}, 7)).toEqual({
    name: 'Loom',
    link: 'https://srv.test/click',
    img: 'https://cdn.test/a.png',
    description: 'Looms & <b>yarn</b> for all.',
    impressions: ['https://srv.test/seen', 'https://p.test/?t=7', 'https://q.test/7/7'],
  });
});

it('takes a bare list for the list of ads', () => {
  expect(parseNetworkAnswer([ENTRY], 7)?.name).toBe('Loom');
});

it('takes the first entry that can be shown', () => {
  const ads = [{}, null, {...ENTRY, image: 4}, {...ENTRY, company: 'Second'}, ENTRY];
  expect(parseNetworkAnswer({ads}, 0)?.name).toBe('Second');
});

it.each([
  [null],
  ['ads'],
  [[]],
  [{}],
  [{ads: []}],
  [{ads: ENTRY}],
  [{ads: 'ENTRY'}],
  [{ads: [null, 4, 'x', []]}],
])('finds no ad in %j', (answer) => {
  expect(parseNetworkAnswer(answer, 0)).toBeUndefined();
});

it.each([
  ['statlink', 'javascript:alert(1)'],
  ['statlink', undefined],
  ['image', 'data:image/png;base64,'],
  ['image', {}],
  ['company', ' \n'],
  ['company', ['Loom']],
  ['description', 4],
  ['description', ''],
])('refuses an entry whose %s is %j', (field, value) => {
  expect(parseNetworkAnswer({ads: [{...ENTRY, [field]: value}]}, 0)).toBeUndefined();
});

it('leaves out what the network counts by, where that is no address', () => {
  const ads = [{...ENTRY, statimp: 4, pixel: {}}];
  expect(parseNetworkAnswer({ads}, 0)).toMatchObject({name: 'Loom', impressions: []});
});

describe('pixels', () => {
  it.each([
    ['', []],
    [undefined, []],
    [['https://a.test'], []],
    ['||', []],
    ['javascript:x||https://a.test/', ['https://a.test/']],
  ])('in %j are %j', (field, addresses) => {
    expect(pixels(field, 1)).toEqual(addresses);
  });
});
