import {chipsOf} from '../chips';

const ALL = {
  packageName: '@mui/material',
  githubSource: 'packages/mui-material/src/Button',
  githubLabel: 'component: button',
  waiAria: 'https://example.com/pattern/',
  materialDesign: 'https://example.com/design/',
  size: {package: '@mui/material', name: 'Button', gzip: 1000},
};

const chips = (facts: Record<string, unknown>) =>
  chipsOf(facts, (product) => ({'material-ui': 'v7.3.4'})[product]);

const hrefs = (facts: Record<string, unknown>) =>
  Object.fromEntries(chips(facts).map(({action, href}) => [action, href]));

it('come in one order, whatever that of the front matter', () => {
  expect(chips(ALL).map(({label}) => label)).toEqual([
    'Source',
    'Issues',
    'WAI-ARIA pattern',
    'Material Design',
    '@mui/material',
    '1.0 kB gzip',
  ]);
});

it('look for open issues that carry the label', () => {
  const issues = new URL(hrefs(ALL).issues ?? '');
  expect(issues.pathname).toBe('/mui/material-ui/issues');
  expect(issues.searchParams.get('q')).toBe('is:issue is:open label:"component: button"');
});

it('lead to the source of the version that is documented', () => {
  expect(hrefs(ALL).source).toContain('/tree/v7.3.4/packages/mui-material/src/Button');
  const joy = {packageName: '@mui/joy', githubSource: '/packages/mui-joy/src/Button'};
  expect(hrefs(joy).source).toBe(
    'https://github.com/mui/material-ui/tree/v6.2.0/packages/mui-joy/src/Button',
  );
});

it.each([
  ['of a package whose repository is not known', {...ALL, packageName: 'constructor'}],
  ['of no package', {...ALL, packageName: undefined}],
])('lead to no source and no issues %s', (_case, facts) => {
  expect(hrefs(facts)).not.toHaveProperty('source');
  expect(hrefs(facts)).not.toHaveProperty('issues');
});

it('lead to no source where this build has no such product', () => {
  expect(hrefs({...ALL, packageName: '@mui/system'})).not.toHaveProperty('source');
});

it.each([[{}], [{githubSource: 5, waiAria: ['x'], size: 'small'}], [{size: null}], [{size: {}}]])(
  'are none of %j',
  (facts) => {
    expect(chips(facts)).toEqual([]);
  },
);

it('need a field for a link: a package alone has no source', () => {
  expect(Object.keys(hrefs({packageName: '@mui/material'}))).toEqual(['package']);
});
