import {chipsOf} from '../chips';

const ALL = {
  packageName: '@mui/material',
  sourceHref: 'https://example.com/source/',
  issuesHref: 'https://example.com/issues/',
  waiAria: 'https://example.com/pattern/',
  materialDesign: 'https://example.com/design/',
  size: {package: '@mui/material', name: 'Button', gzip: 1000},
};

const hrefs = (facts: Record<string, unknown>) =>
  Object.fromEntries(chipsOf(facts).map(({action, href}) => [action, href]));

it('come in one order, whatever that of the front matter', () => {
  expect(chipsOf(ALL).map(({label}) => label)).toEqual([
    'Source',
    'Issues',
    'WAI-ARIA pattern',
    'Material Design',
    '@mui/material',
    '1.0 kB gzip',
  ]);
});

it.each([[{}], [{sourceHref: 5, waiAria: ['x'], size: 'small'}], [{size: null}], [{size: {}}]])(
  'are none of %j',
  (facts) => {
    expect(chipsOf(facts)).toEqual([]);
  },
);

it('need a field for a link: a package alone has no source', () => {
  expect(Object.keys(hrefs({packageName: '@mui/material'}))).toEqual(['package']);
});
