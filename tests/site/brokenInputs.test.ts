import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../contract/tree';
import {build, FIXTURES, GOOD_PAGE, layGoodBuild, loadAll, makeSite, SITES} from './sites';
import type {Job, Outcome} from './sites';

/** Where and what, then what to do: the two lines of an error; where there are several, of each. */
type Lines = [what: string, fix: string, ...more: string[]];

/** A folder of tests/fixtures → what is told of it. */
type Scenarios = Record<string, Lines>;

const FIELD_FORM =
  'write one sentence on one line, of at most 160 characters, e.g. `description: Buttons let people act with a single tap.`';
const YAML_FORM =
  "put quotes round a value that holds `: ` or ` #`, or begins with one of `@[{*&!%'`";
const KEEP_ONE = 'keep one of them, or give a group a pathname of its own';
const TAKE_OUT = 'take it out of `redirect_from`: an address leads to one page';
const RENAME = 'rename one, or give one a `slug`';
const REGISTRY = 'plugin site, option';

const FRONT_MATTER: Scenarios = {
  'a-field-that-nobody-knows': [
    'docs/ui/button.md:2: field "descripton" is not known',
    'did you mean "description" or "cardDescription"?',
  ],
  'a-flag-that-is-a-word': [
    'docs/ui/button.md:3: field "hide_title" is "sometimes"',
    'write `true` or `false`, e.g. `hide_title: true`',
  ],
  'a-description-of-two-sentences': [
    'docs/ui/button.md:2: field "description" has more than one sentence',
    FIELD_FORM,
  ],
  'a-description-that-is-too-long': [
    'docs/ui/button.md:2: field "description" is 171 characters long',
    FIELD_FORM,
  ],
  'front-matter-that-is-never-closed': [
    'docs/ui/button.md:1: the front matter is opened but never closed',
    'put a line of three hyphens (`---`) and nothing else below its last field',
  ],
  'front-matter-that-is-code': [
    'docs/ui/button.md:1: the front matter is written as "js"',
    'write it in YAML, between two lines of three hyphens (`---`) and nothing else',
  ],
  'front-matter-that-is-no-yaml': [
    'docs/ui/button.md:2: the front matter is no YAML: Nested mappings are not allowed in compact mappings (at `description: What people press: a button.`)',
    YAML_FORM,
  ],
  'front-matter-that-begins-with-an-at-sign': [
    'docs/ui/button.md:3: the front matter is no YAML: Plain value cannot start with reserved character @ (at `title: @mui/system`)',
    YAML_FORM,
  ],
  'front-matter-that-is-a-list': [
    'docs/ui/button.md:2: the front matter holds no fields',
    'write one field to a line, e.g. `title: Button`',
  ],
  'a-field-that-stands-twice': [
    'docs/ui/button.md:4: field "title" stands twice',
    'keep one of the two',
  ],
  'a-page-without-a-description': [
    'docs/ui/button.md:1: field "description" is missing',
    'write `description: ` and one sentence, or a `<p class="description">` in the page',
  ],
  'a-page-without-a-title': [
    'docs/ui/button.md:1: field "title" is missing',
    'write `title: Button` between the `---` lines, or begin the page with `# Button`',
  ],
  'components-in-small-letters': [
    'docs/ui/button.md:3: field "components" holds "button"',
    'write component names in PascalCase, e.g. `components: Button, IconButton`',
  ],
};

const NAVIGATION: Scenarios = {
  'an-entry-with-an-unknown-field': [
    'sidebars.ts, ui › Button: field "newFeatur" is unknown',
    'did you mean "newFeature"?',
  ],
  'an-entry-with-a-word-for-a-flag': [
    'sidebars.ts, ui › Button: field "beta" is "yes"',
    'write true or false',
  ],
  'an-entry-without-a-pathname': [
    'sidebars.ts, ui › Button: field "pathname" is nothing',
    'write a path like "/a/b/" or a full address',
  ],
  'an-entry-that-leads-to-no-page': [
    'sidebars.ts, ui › Buton: no page answers "/ui/buton/"',
    'add the page, or mend the path: did you mean "/ui/button/"?',
  ],
  'a-tree-that-is-no-list': [
    'sidebars.ts, ui: the tree is {"pathname":"/ui/"}',
    'write a list of entries',
  ],
  'trees-that-are-no-object': [
    './sidebars.ts: exports an array',
    'export default an object: product id → list of entries',
  ],
  'trees-that-cannot-be-loaded': [
    './sidebars.ts: cannot be loaded: Error: No trees today',
    'mend the module; it holds data only',
  ],
};

const PRODUCTS: Scenarios = {
  'two-products-of-one-id': [
    `${REGISTRY} products[2].id: "ui" is taken by products[0].id`,
    'give each its own value',
  ],
  'two-products-at-one-root': [
    `${REGISTRY} products[2].routeRoots[0]: "/ui/" is taken by products[0].routeRoots[0]`,
    'give each its own value',
  ],
  'two-current-versions': [
    `${REGISTRY} products[0].versions: "ui" has 2 current versions`,
    'mark exactly one version with "current: true"',
  ],
  'an-address-on-the-current-version': [
    `${REGISTRY} products[0].versions[0].href: the current version has the address "/ui/"`,
    'remove it: the current version is this site',
  ],
  'a-past-version-without-an-address': [
    `${REGISTRY} products[0].versions[1]: version "v1" has no address`,
    "add `docs` with its name where it is built here, else `href` with an archive's",
  ],
  'a-fallback-that-is-no-product': [
    `${REGISTRY} fallback: "dox" is no product`,
    'did you mean "docs"?',
  ],
  'a-version-of-no-product': [
    `${REGISTRY} products[0].versionOf: "uii" is no product`,
    'did you mean "ui"?',
  ],
  'a-version-that-is-not-installed': [
    `${REGISTRY} products[0].versions[0].text: "ui" is pinned to 6.0.0, but @mui/system 7.3.3 is installed`,
    'write 7.3.3, or run npm install @mui/system@6.0.0',
  ],
  'a-package-that-is-not-installed': [
    `${REGISTRY} products[0].packages[0]: @fixture/absent is not installed`,
    'run npm install @fixture/absent',
  ],
  'a-product-with-an-unknown-option': [
    `${REGISTRY} products[0].routeRoot: is not an option`,
    'did you mean "routeRoots"?',
  ],
  'an-option-of-the-wrong-type': [
    `${REGISTRY} products[0].routeRoots: got "/ui/"`,
    'it must be an array',
  ],
};

const DUPLICATES: Scenarios = {
  'an-entry-that-stands-twice': [
    'sidebars.ts: Duplicated pathname /ui/button in pages: ui › Inputs › Button and ui › Press',
    KEEP_ONE,
  ],
  'an-entry-that-differs-by-a-slash': [
    'sidebars.ts: Duplicated pathname /ui/button in pages: ui › Button and ui › Press',
    KEEP_ONE,
  ],
  'an-entry-that-differs-by-its-tab': [
    'sidebars.ts: Duplicated pathname /ui/button in pages: ui › Button and ui › Press',
    KEEP_ONE,
  ],
  'two-pages-of-one-slug': [
    'docs/ui/button.md: Duplicated address /ui/button, also of docs/ui/press.md (/ui/button/)',
    RENAME,
  ],
  'two-pages-at-one-address-by-case': [
    'docs/ui/button.md: Duplicated address /ui/button, also of docs/ui/press.md (/ui/Button/)',
    RENAME,
  ],
  'two-pages-at-one-address-by-percent-encoding': [
    'docs/ui/button.md: Duplicated address /ui/button, also of docs/ui/press.md (/ui/butt%6Fn/)',
    RENAME,
  ],
  'two-pages-at-one-address-by-unicode-form': [
    'docs/ui/button.md: Duplicated address /ui/caf\u00e9, also of docs/ui/press.md (/ui/cafe\u0301/)',
    RENAME,
  ],
  'a-page-beside-a-folder-of-its-name': [
    'docs/ui/button.md: Duplicated address /ui/button, also of docs/ui/button/index.md (/ui/button/)',
    RENAME,
  ],
  'a-page-at-the-address-of-a-tab': [
    'docs/ui/press.md: Duplicated address /ui/button/components-api, also of components of docs/ui/button.md',
    RENAME,
  ],
  'two-products-whose-pages-meet': [
    'docs/ui/button.md: Duplicated address /ui/button, also of docs/guide/index.md (/ui/button/)',
    RENAME,
  ],
  'a-hand-made-page-at-the-address-of-a-page': [
    'docs/ui/button.md: Duplicated address /ui/button, also of src/pages/ui/button.md',
    RENAME,
  ],
  'a-static-file-at-the-address-of-a-page': [
    'docs/ui/button.md: Duplicated address /ui/button, also of static/ui/button.html (/ui/button.html)',
    RENAME,
  ],
  'a-redirect-from-a-page': [
    'docs/ui/button.md: Duplicated address /ui/button, also of redirect_from of docs/ui/press.md (/ui/button/)',
    TAKE_OUT,
  ],
  'two-pages-that-had-one-address': [
    'redirect_from of docs/ui/button.md: Duplicated address /ui/push, also of redirect_from of docs/ui/press.md (/ui/Push/)',
    TAKE_OUT,
  ],
  'a-published-address-that-is-gone': [
    'published.txt:2: /ui/buttons/ is published, and nothing answers it any more',
    'write `redirect_from: /ui/buttons/` in the page that takes its place; nearest is docs/ui/button.md (/ui/button)',
  ],
};

const DEMOS_AND_API: Scenarios = {
  'demos-that-name-what-is-not-there': [
    'docs/ui/button.md:7: there is no demo "Buton.tsx" beside the page',
    'did you mean "Button.tsx"?',
    'docs/ui/button.md:9: demo "Button.tsx": "hideTolbar" is not an option',
    'did you mean "hideToolbar"?',
    `docs/ui/Button.tsx:2: demo "Button": Type 'number' is not assignable to type 'string'.`,
    'mend the demo; it is checked with the packages that its page runs',
  ],
  'a-demo-that-throws-on-the-server': [
    'docs/ui/button.md:7: demo "Button.tsx" threw while it was rendered on the server: window is not defined',
    'mend the demo; what needs the browser (window, document) belongs in an effect, what waits in a <Suspense> of the demo; what cannot be rendered in a build at all says "browserOnly": true',
    `docs/ui/Button.tsx:2: demo "Button": Type 'number' is not assignable to type 'string'.`,
    'mend the demo; it is checked with the packages that its page runs',
  ],
  'a-demo-with-a-wrong-type': [
    `docs/ui/Button.tsx:6: demo "Button": Type 'string' is not assignable to type 'number'.`,
    'mend the demo; it is checked with the packages that its page runs',
  ],
  'a-component-that-the-package-does-not-export': [
    'docs/ui/button.md, components: @mui/system 7.3.3 exports no component "Bax"',
    'did you mean "Box"?',
  ],
};

const KINDS = {
  'front matter': FRONT_MATTER,
  navigation: NAVIGATION,
  products: PRODUCTS,
  duplicates: DUPLICATES,
  'demos and API': DEMOS_AND_API,
};

const NAMES = Object.values(KINDS).flatMap((scenarios) => Object.keys(scenarios));

/** Fixtures that are no scenarios of this file. */
const OTHERS = [
  '_base',
  'a-tree-of-the-reference-dialect',
  'sixty-faulty-pages',
  'a-second-language',
  'another-library',
  'demo-faults',
  'pages-of-many-kinds',
];

/** Scenarios whose pages are rendered before their fault is found. */
const RENDERED = ['a-demo-that-throws-on-the-server', 'a-demo-with-a-wrong-type'];

/**
 * Scenarios that the command itself builds: one of each kind, and all whose fault is found no
 * sooner than the pages are bundled. All others are loaded, up to there.
 */
const BUILT = [
  'a-field-that-nobody-knows',
  'an-entry-that-leads-to-no-page',
  'a-version-that-is-not-installed',
  'two-pages-of-one-slug',
  'demos-that-name-what-is-not-there',
  ...RENDERED,
];

/** Sites that are loaded beside the scenarios: one without a fault, and one asked for too little. */
const WITHOUT_FAULT = 'no-fault';
const NO_PRODUCT = 'no-such-product';
/** One with sixty faults of fifteen kinds, and one as it was written for another generator. */
const SIXTY = 'sixty-faulty-pages';
const FOREIGN = 'a-tree-of-the-reference-dialect';

const outcomes = new Map<string, Outcome>();

/** Two processes at a time: the smallest machine that builds this has two cores. */
async function findAll(): Promise<void> {
  await Promise.all([loadOthers(), buildSome()]);
}

async function loadOthers(): Promise<void> {
  const names = NAMES.filter((name) => !BUILT.includes(name));
  const jobs: Job[] = [
    ...names.map((name) => ({site: makeSite(name)})),
    {site: makeSite('_base', NO_PRODUCT), env: {PRODUCTS: 'uii,docs'}},
    {site: makeSite(SIXTY), env: {VITRINE_VERBOSE: '1'}},
    {site: makeSite(FOREIGN)},
    // Last, where anything that the others have left behind would be found.
    {site: makeSite('_base', WITHOUT_FAULT)},
  ];
  const found = await loadAll(jobs);
  jobs.forEach(({site}, i) => found[i] && outcomes.set(path.basename(site), found[i]));
}

/** Builds each where a build that went well already lies. */
async function buildSome(): Promise<void> {
  for (const name of BUILT) {
    const site = makeSite(name);
    layGoodBuild(site);
    outcomes.set(name, await build(site));
  }
}

/** How a site ended; the code is NaN where it was never begun. */
function outcomeOf(name: string): Outcome {
  return outcomes.get(name) ?? {code: NaN, stdout: '', stderr: ''};
}

/** What a person reads of the faults, without headings and the places of this machine. */
function linesOf({stderr}: Outcome, scenario: string): string[] {
  const site = path.join(SITES, scenario);
  const relative = path.relative(ROOT, site);
  const text = stderr.replaceAll(site, '<site>').replaceAll(`${relative}/`, '');
  // Where the guide says more is told by itself.
  const isAside = (line: string) => /^$|^ {2}More: |^\w+: \d+ faults? in \d+ files?$/.test(line);
  return text.split('\n').filter((line) => !isAside(line.trimEnd()));
}

beforeAll(findAll, 900_000);

describe.each(Object.entries(KINDS))('a fault in %s is told', (_kind, scenarios) => {
  it.each(Object.entries(scenarios))('%s', (scenario, lines) => {
    const outcome = outcomeOf(scenario);
    const told = lines.map((line, i) => (i % 2 === 0 ? line : `  Fix: ${line}`));
    expect(linesOf(outcome, scenario)).toEqual(told);
    expect(outcome.code).toBe(1);
  });
});

it('finds nothing where there is no fault', () => {
  expect(outcomeOf(WITHOUT_FAULT)).toMatchObject({code: 0, stderr: ''});
});

it('tells the faults of sixty pages in one report, each by file and line', () => {
  const {code, stderr} = outcomeOf(SIXTY);
  const expected = readFileSync(path.join(FIXTURES, SIXTY, 'expected.json'), 'utf8');
  const places = [...stderr.matchAll(/^(docs\/\S+:\d+): /gm)].map(([, place]) => place);
  expect(places.sort()).toEqual((JSON.parse(expected) as string[]).sort());
  expect(stderr.match(/^ {2}Fix: /gm)).toHaveLength(60);
  expect(code).toBe(1);
});

it("takes a tree in the reference library's dialect as it is", () => {
  const outcome = outcomeOf(FOREIGN);
  expect(linesOf(outcome, FOREIGN)).toEqual([
    '[WARNING] sidebars.ts, joy: 1 icon is a component, and left out',
    "  Fix: name an icon of the site's option `icons` in its place",
  ]);
  expect(outcome.code).toBe(0);
});

it('never runs front matter', () => {
  const {code, stdout, stderr} = outcomeOf('front-matter-that-is-code');
  expect(code).toBe(1);
  expect(stdout + stderr).not.toContain('It ran.');
});

it.each(BUILT)('leaves the last good build, and nothing else: %s', (scenario) => {
  const site = path.join(SITES, scenario);
  expect(readFileSync(path.join(site, 'build/index.html'), 'utf8')).toBe(GOOD_PAGE);
  expect(readdirSync(site).filter((name) => name.startsWith('build'))).toEqual(['build']);
});

it('tells of a product that PRODUCTS names and nobody knows', () => {
  const {code, stderr} = outcomeOf(NO_PRODUCT);
  expect(stderr).toContain(`PRODUCTS: "uii" is no product\n  Fix: did you mean "ui"?\n`);
  expect(code).toBe(1);
});

it('has a line for every scenario, and a scenario for every line', () => {
  expect(readdirSync(FIXTURES).sort()).toEqual([...NAMES, ...OTHERS].sort());
});
