import {findAddressDuplicates} from '../../plugins/duplicate-pathnames/core/addresses';
import {findTreeDuplicates} from '../../plugins/duplicate-pathnames/core/trees';
import {cases} from './draw';
import type {Draw} from './draw';

const COUNT = 60;

const WORDS = ['react-button', 'café', 'über', 'a.b', 'x_y', '漢字', 'i', '100%25'];

/** Other ways to write an address that servers and disks take for the same. */
const DISGUISES: readonly ((address: string, draw: Draw) => string)[] = [
  (address) => address.replace(/\/$/, ''),
  (address) => `${address}index.html`,
  (address) => `${address.replace(/\/$/, '')}.html`,
  (address) => address.toUpperCase(),
  (address) => address.normalize('NFD'),
  (address) => `${address}/`,
  (address) => encodeURI(decodeURI(address)).toLowerCase(),
  (address, {one}) => {
    const letter = one([...address].filter((each) => /[a-z]/.test(each)));
    return address.replace(letter, `%${letter.charCodeAt(0).toString(16)}`);
  },
];

/** Changes of what an address means. */
const CHANGES: readonly ((address: string) => string)[] = [
  (address) => `${address}more/`,
  (address) => address.replace(/(.)\/$/, '$1-2/'),
  (address) => `/other${address}`,
  (address) => address.replace(/\/$/, '%2F2/'),
];

function address({one}: Draw): string {
  return `/${one(['ui', 'core'])}/${one(WORDS)}/${one(['', 'api/', 'hooks/'])}`;
}

/** Sites of twenty pages, two of which may meet. */
function site(other: (address: string, draw: Draw) => string) {
  return (draw: Draw) => {
    const first = address(draw);
    const rest = Array.from({length: 18}, (_none, page) => `/page-${page}/`);
    const all = [first, ...rest, other(first, draw)];
    return all.map((pathname, page) => ({pathname, source: `docs/${page}.md`}));
  };
}

it('finds every two sources of one address, however they are disguised', () => {
  const disguised = (address: string, draw: Draw) => draw.one(DISGUISES)(address, draw);
  for (const sources of cases(COUNT, site(disguised))) {
    const members = findAddressDuplicates(sources).map((each) => each.members);
    expect([sources[0], sources[19]]).toEqual(members[0]);
    expect(members).toHaveLength(1);
  }
});

it('finds none where addresses differ, and loses none', () => {
  const changed = (address: string, draw: Draw) => draw.one(CHANGES)(address);
  for (const sources of cases(COUNT, site(changed))) {
    expect([sources, findAddressDuplicates(sources)]).toEqual([sources, []]);
  }
});

it('finds entries of a tree that stand twice, at any depth', () => {
  for (const [tree, pathname] of cases(COUNT, (draw) => {
    const pathname = address(draw);
    let entries = [{pathname}];
    for (let depth = draw.below(6); depth > 0; depth--) {
      entries = [{pathname: `/group-${depth}/`, children: entries} as {pathname: string}];
    }
    return [
      [...entries, {pathname: draw.one([pathname, pathname.replace(/\/$/, '')])}],
      pathname,
    ] as const;
  })) {
    const found = findTreeDuplicates({name: 'ui', entries: tree} as never);
    expect([pathname, found.length]).toEqual([pathname, 1]);
  }
});
