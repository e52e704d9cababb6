import {render} from '@testing-library/react';
import type {ReactElement} from 'react';
import {RELEASES, snapshot, state} from '../../api-history/__tests__/__fixtures__/snapshots';
import {differenceOf} from '../../api-history/core/difference';
import {splitKey} from '../../api-history/core/memberKey';
import {toChangesData} from '../../api-history/core/past/changesData';
import {upgradeFacts} from '../../api-history/core/upgrade/facts';
import {finish} from '../../markdown-export/core/finish';
import {apiOf, changesOf} from '../../../scripts/lib/mcp/answers';
import type {BuiltSite, Version} from '../../../scripts/lib/mcp/site';
import {jsonFiles} from '../core/page/json';
import {markdownPages} from '../core/view/files';
import ApiChanges from '../../api-changes/theme/ApiChanges';
import {modelOf, propOf, typeOf} from './__fixtures__/models';
import {elementOf} from './__fixtures__/page';

type Theme = typeof import('./__fixtures__/theme');

jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}), {
  virtual: true,
});
jest.mock(
  '@docusaurus/router',
  () => ({
    useLocation: () => ({pathname: '/kit/api/changes/', search: '', hash: ''}),
    useHistory: () => ({replace: () => undefined}),
  }),
  {virtual: true},
);
jest.mock('@theme/Heading', () => (require('./__fixtures__/theme') as Theme).Heading, {
  virtual: true,
});
jest.mock('@theme/CodeBlock', () => (require('./__fixtures__/theme') as Theme).CodeBlock, {
  virtual: true,
});

/** What breaks a text that is not written as what it is. */
const NASTY = `<b>"bold"</b> | it's \`\`tick\`\` *a*`;

const MODEL = modelOf({
  name: 'Button',
  props: [
    propOf('color', {
      type: typeOf("'red' | `a${string}`"),
      default: '"<b>"',
      description: 'In <head>.',
    }),
    propOf('aria-label', {required: true}),
    propOf('to', {deprecated: 'Use `href`.'}),
  ],
  slots: [
    {name: 'root', default: "'button'", class: 'Kit-root', description: 'The <button>.'},
    {name: 'icon', default: null, class: null, description: ''},
  ],
  classes: [
    {
      key: 'red',
      className: 'Kit-red',
      description: 'With `color`|red.',
      state: false,
      deprecated: null,
    },
  ],
  cssVariables: [{name: '--Kit-gap', default: '4px', description: ''}],
  dataAttributes: [{name: 'data-open', description: 'While open.'}],
  demos: [{title: `Button: ${NASTY}`, href: '/kit/button/#demo-nasty', props: ['color']}],
});

const PAST = [
  ...RELEASES,
  snapshot('2.1.0', {Button: {color: state({type: NASTY}), 'slots.icon': state({type: ''})}}),
];
const CHANGES = toChangesData(PAST, ['Button'], []);
const REFERENCE = {
  product: 'kit',
  folder: 'kit',
  package: '@scope/kit',
  version: '2.1.0',
  root: '/kit/',
  models: [MODEL],
  sets: [],
  upgrade: upgradeFacts(PAST),
  changes: CHANGES,
};

const VERSION: Version = {
  product: 'kit',
  name: 'Kit',
  description: '',
  package: '@scope/kit',
  version: 'current',
  label: 'v2.1.0',
  root: '/kit/',
};
const PLACE = {url: 'https://x.example', baseUrl: '/', pages: new Set<string>()};
const MARKDOWN = new Map(
  markdownPages(REFERENCE, '').map(({permalink, text}) => [permalink, finish(text(), PLACE)]),
);
const DATA = new Map(
  jsonFiles([REFERENCE], PLACE).map(([file, text]) => [file, JSON.parse(text()) as unknown]),
);
const SITE = {
  versions: [VERSION],
  versionOf: () => VERSION,
  page: (address: string) => MARKDOWN.get(address) ?? '',
  index: () => DATA.get('kit/api/index.json'),
  changes: () => DATA.get('kit/api/changes.steps.json'),
} as unknown as BuiltSite;

const htmlOf = (element: ReactElement) => render(element).container.textContent;
/** Without the signs that write code, and keep others from meaning something. */
const bare = (text: string) =>
  text
    .replaceAll(/\\([|<`*"])/g, '$1')
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ');

const API = {
  HTML: htmlOf(elementOf(MODEL, 'Button')),
  Markdown: MARKDOWN.get('/kit/api/button/') ?? '',
  JSON: JSON.stringify(DATA.get('kit/api/button.json')),
  'answer of the protocol': apiOf(SITE, 'Button', {}),
};

const FACTS = [
  ...MODEL.props.flatMap(({name, type, default: value}) => [name, type.text, value ?? name]),
  ...MODEL.slots.map(({name}) => name),
  ...MODEL.classes.map(({className}) => className),
  ...MODEL.cssVariables.map(({name}) => name),
  ...MODEL.dataAttributes.map(({name}) => name),
];

describe.each(Object.entries(API))('the reference as %s', (_form, text) => {
  test.each(FACTS)('has %s', (fact) => {
    expect(bare(text)).toContain(bare(fact));
  });

  test('has its demo, under a title with any signs', () => {
    expect(bare(text)).toContain(bare(NASTY));
  });
});

const STEPS = CHANGES.versions.slice(1).map((to, at) => [CHANGES.versions[at] ?? '', to] as const);
const LINES = STEPS.flatMap(([from, to]) => {
  const {added, removed, changed} = differenceOf(CHANGES, from, to);
  const members = changed.flatMap(({name, deprecated, ...one}) => [
    ...[...one.added, ...one.removed, ...one.changed].map((member) => `${name} ${member.name}`),
    ...deprecated.map((member) => `${name} ${member}`),
  ]);
  return [...added, ...removed, ...members].map((name) => [from, to, name] as const);
});

describe('the changes', () => {
  const html = htmlOf(<ApiChanges data={CHANGES} root="/kit/api/" />);
  const page = MARKDOWN.get('/kit/api/changes/') ?? '';

  test.each(LINES)('from %s to %s name %s in all forms', (from, to, name) => {
    const [component = '', member = component] = name.split(' ');
    const step = page.split(`## From ${from} to ${to}\n`)[1]?.split('\n## From')[0] ?? '';
    const told = changesOf(SITE, {from, to});
    for (const text of [html, step, told]) {
      expect(text).toContain(component);
      expect(text).toContain(member);
    }
    expect(JSON.stringify(CHANGES)).toContain(splitKey(member).name);
    if (member !== component && component === 'Button') {
      expect(apiOf(SITE, 'Button', {}).split('## History')[1]).toContain(member);
    }
  });

  test('have types with any signs as they are', () => {
    expect(html).toContain(NASTY);
    expect(page).toContain(`\`\`\` ${NASTY} \`\`\``);
  });
});
