/** @jest-environment jsdom */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './copies';
import {addProduct, plainText, writtenPages} from './foreignTree';
import {build, FIXTURES, makeSite} from './sites';
import type {Outcome} from './sites';

jest.setTimeout(600_000);

const SCENARIO = 'pages-of-many-kinds';
/** A product of it is built here as well. */
const FOREIGN = 'a-tree-of-the-reference-dialect';

let site = '';
let outcome: Outcome;

/** One site for all of this: its products do not know of each other, and one of them is left out. */
beforeAll(async () => {
  site = makeSite(SCENARIO);
  addProduct(site, FOREIGN, 'joy');
  // No checkout is found above the site: it is built as it would be from an archive of its files.
  const env = {
    PRODUCTS: 'ui,former,stories,joy,stock',
    GIT_CEILING_DIRECTORIES: path.dirname(site),
    DEPLOY_TOKEN: 'a secret',
  };
  outcome = await build(site, env);
});

it('build without a word of complaint, side by side', () => {
  // Of pages of another site, what they lack is told, and what of their tree is left out.
  const known = /docs\/stock\/|^ {2}Fix: write `desc|1 icon is a component|^ {2}Fix: name an icon/;
  const told = outcome.stderr.split('\n').filter((line) => !known.test(line));
  expect({code: outcome.code, stderr: told.join('\n').trim()}).toEqual({code: 0, stderr: ''});
});

const source = (file: string) => readFileSync(path.join(FIXTURES, SCENARIO, 'docs', file));

it('show nothing of the environment of their build', () => {
  expect(read('/ui/extended/').body.textContent).toContain('The token is nowhere to be seen.');
});

/** Source, its address, the page's title, and its label in the side navigation where it has one. */
const PAGES: [source: string, address: string, title: string, label: string | undefined][] = [
  ['index.md', '/ui/', 'Plain UI', 'Overview'],
  ['button.md', '/ui/button/', 'Button with a title of its own', 'Press'],
  ['windows.md', '/ui/windows/', 'Windows', 'Windows'],
  ['marked.md', '/ui/marked/', 'Marked', undefined],
  ['two words.md', '/ui/two words/', 'Two words', 'Two words'],
  ['größe.md', '/ui/größe/', 'Größe', 'Größe'],
  ['extended.mdx', '/ui/extended/', 'Extended', 'Extended'],
  ['far/away/unnamed.md', '/ui/far/away/unnamed/', 'Unnamed', 'Unnamed'],
  ['far/away/earlier.md', '/ui/far/away/earlier/', 'Zebra', 'Zebra'],
];

/** A built page. */
function read(address: string): Document {
  const html = readFileSync(path.join(site, 'build', address, 'index.html'), 'utf8');
  return new DOMParser().parseFromString(html, 'text/html');
}

function meta(page: Document, name: string): string | null | undefined {
  return page.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
}

function tree(page: Document): Element {
  return page.querySelector('#side-navigation') ?? page.createElement('nav');
}

/** The link of the side navigation that leads to an address; its query does not count. */
function treeLink(page: Document, address: string): Element | undefined {
  return [...tree(page).querySelectorAll('a')].find(
    (link) => link.getAttribute('href')?.split('?')[0] === address,
  );
}

describe('markdown files of every kind', () => {
  it('are still as ugly as they were written', () => {
    expect(source('ui/windows.md').toString()).not.toMatch(/(?<!\r)\n/);
    expect([...source('ui/marked.md').subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each(PAGES)('%s is the page %s', (_source, address, title) => {
    const page = read(address);
    const product = title === 'Plain UI' ? '' : ' – Plain UI';
    expect(page.title).toBe(`${title}${product} | Fixture`);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(meta(page, 'docs:productId')).toBe('ui');
    expect(meta(page, 'docs:productCategoryId')).toBe('core');
  });

  it.each(PAGES)('%s stands in the side navigation by %s', (_source, address, _title, label) => {
    const page = read(address);
    const link = treeLink(page, address);
    expect(link?.querySelector('span')?.textContent).toBe(label);
    expect(link?.getAttribute('aria-current')).toBe(label && 'page');
  });

  it('have their components as tabs, however the list is written', () => {
    const shown = ['/ui/button/', '/ui/windows/', '/ui/extended/'].map((address) => {
      const page = read(`${address}components-api/`);
      const headings = [...page.querySelectorAll('main h2')].map(({textContent}) => textContent);
      return ['Box', 'Stack'].filter((name) => headings.some((text) => text?.startsWith(name)));
    });
    expect(shown).toEqual([['Box', 'Stack'], ['Box'], ['Box', 'Stack']]);
    expect(existsSync(path.join(site, 'build/ui/marked/components-api'))).toBe(false);
  });

  it('run their demos on the server, from a file of either extension', () => {
    const demos = ['/ui/button/', '/ui/windows/', '/ui/extended/'].map((address) => {
      const buttons = [...read(address).querySelectorAll('main button')];
      return buttons.some(({textContent}) => textContent === 'Press');
    });
    expect(demos).toEqual([true, true, true]);
  });

  it('take a description from their text, and no comment into it', () => {
    const page = read('/ui/button/');
    expect(meta(page, 'description')).toBe('What people press.');
    expect(page.body.textContent).not.toContain('no reader sees');
  });

  it('keep the line ends out of their code', () => {
    expect(read('/ui/windows/').querySelector('pre')?.textContent).not.toContain('\r');
  });

  it('show every field of their entry', () => {
    const link = treeLink(read('/ui/'), '/ui/button/');
    const words = [...(link?.querySelectorAll('span') ?? [])].map(({textContent}) => textContent);
    const badges = ['Pro plan', 'Legacy', 'New', 'Planned', 'Preview', 'Beta', 'Deprecated'];
    expect(words).toEqual(['Press', ...badges]);
    expect(link?.querySelector('svg')).not.toBeNull();
    expect(link?.getAttribute('rel')).toBe('nofollow');
    expect(link?.getAttribute('data-ga-event-category')).toBe('press');
    expect(link?.getAttribute('href')).toBe('/ui/button/?size=large');
  });

  it('stand by position and title where no entry names them', () => {
    const links = [...tree(read('/ui/')).querySelectorAll('a')];
    // The pages of the reference come after all others, in a group of their own.
    const labels = links
      .filter((link) => !link.getAttribute('href')?.includes('/api/'))
      .map((link) => link.querySelector('span')?.textContent);
    const named = ['Overview', 'Press', 'Windows', 'Größe', 'Elsewhere'];
    expect(labels).toEqual([...named, 'Zebra', 'Unnamed', 'Extended', 'Two words']);
  });
});

describe('pages, demos and a tree that were written for another site', () => {
  const text = (file: string) => source(`former/${file}`).toString();

  /** The texts of a demo's source, by variant and file. */
  function shownCode(page: Document, id: string): Record<string, string> {
    const parts = page.querySelectorAll(`#${id} [data-code-part]`);
    return Object.fromEntries(
      [...parts].map((part) => {
        const {codeName = '', codePart} = (part as HTMLElement).dataset;
        const name = codePart === 'preview' ? `${codeName} preview` : codeName;
        return [name, part.querySelector('pre')?.textContent ?? ''];
      }),
    );
  }

  it('stand at the addresses that the product maps', () => {
    const pages = ['react-button', 'react-text-fields', 'getting-started/usage'];
    const found = pages.filter((page) => existsSync(path.join(site, 'build/former', page)));
    expect(found).toEqual(pages);
  });

  it('have their title from the front matter, and their description from the text', () => {
    const page = read('/former/react-button/');
    expect(page.title).toContain('React Button component');
    expect(page.querySelector('h1')?.textContent).toBe('Button');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Buttons allow users to take actions, and make choices, with a single tap.',
    );
  });

  it('keep pages of other languages out', () => {
    const links = [...read('/former/').querySelectorAll('a')].map((link) => link.textContent);
    expect(links).not.toContain('按钮');
    expect(readFileSync(path.join(site, 'build/sitemap.xml'), 'utf8')).not.toContain('zh');
  });

  it('have the anchors that their links expect', () => {
    const ids = (address: string) =>
      [...read(address).querySelectorAll('main h2, main h3')].map(({id}) => id);
    expect(ids('/former/react-button/')).toEqual(
      expect.arrayContaining(['basic-button', 'sizes', 'inputs-amp-labels']),
    );
    expect(ids('/former/react-button/')).toContain('createtheme-options-theme');
    expect(ids('/former/getting-started/usage/')).toEqual(['step-one', 'step-one-2']);
  });

  it('show both variants as written where there are two, and the preview that lies beside', () => {
    const code = shownCode(read('/former/react-button/'), 'demo-basic-buttons');
    const folder = 'components/buttons/BasicButtons';
    expect(code['BasicButtons.js']).toBe(text(`${folder}.js`));
    expect(code['BasicButtons.tsx']).toBe(text(`${folder}.tsx`));
    expect(code['BasicButtons.tsx preview']?.trim()).toBe(text(`${folder}.tsx.preview`).trim());
  });

  it('have JavaScript of their TypeScript where there is one file', () => {
    const code = shownCode(read('/former/react-button/'), 'demo-button-sizes');
    expect(code['ButtonSizes.tsx']).toBe(text('components/buttons/ButtonSizes.tsx'));
    expect(code['ButtonSizes.js']).toContain("const SIZES = ['small', 'medium', 'large'];");
    expect(code['ButtonSizes.js']).toContain('// Every size beside the others.');
    expect(code['ButtonSizes.js']).not.toContain('ButtonProps');
  });

  it('show the files that a demo imports', () => {
    const code = shownCode(read('/former/react-button/'), 'demo-themed-button');
    expect(code['theme.ts']).toBe(text('components/buttons/theme.ts'));
  });

  it('run their demos on the server, also from a folder', () => {
    const demos = [
      ...read('/former/react-button/').querySelectorAll<HTMLElement>('[data-demo]:not(:empty)'),
    ];
    expect(demos.map(({dataset}) => dataset.demo)).toEqual([
      'BasicButtons',
      'ButtonSizes',
      'UploadButton',
      'ThemedButton',
    ]);
    expect(read('/former/react-text-fields/').querySelector('[data-demo] label')?.textContent).toBe(
      'Name',
    );
  });

  it('have groups of code as tabs, and no leftover of the dialect', () => {
    const page = read('/former/getting-started/usage/');
    expect(page.querySelector('main')?.textContent).toContain('npm install plain-ui');
    for (const address of ['/former/react-button/', '/former/getting-started/usage/']) {
      const text = read(address).querySelector('main')?.textContent ?? '';
      expect(text).not.toMatch(/\{\{|:::|<!--/);
    }
  });

  it('keep their groups, subheaders and links to elsewhere', () => {
    const tree = read('/former/').querySelector('#side-navigation');
    const away = tree?.querySelector('a[href^="https://example.com/store/"]');
    expect(away?.getAttribute('href')).toBe(
      'https://example.com/store/?utm_source=docs&utm_medium=referral',
    );
    expect(tree?.textContent).toContain('Inputs');
  });
});

describe('files of stories', () => {
  /** Page, story, what it shows, and how a user would write it; empty: only whole. */
  const STORIES: [page: string, id: string, shown: string, code: string][] = [
    ['named', 'demo-primary', 'Button', '<Button label="Button" primary />'],
    ['named', 'demo-error', 'Stop Something has happened.', ''],
    ['named', 'demo-filled', 'Name Send', '<Field label="Name" />'],
    ['written', 'demo-controlled', 'Wi-Fi: on', ''],
    ['alert', 'demo-plain', 'Nothing has happened.', '<Alert>Nothing has happened.</Alert>'],
    ['badge', 'demo-many', '50+', '<Badge count={120} max={50} />'],
    ['badge', 'demo-counted', '7', '<Badge count={7} />'],
    ['badge', 'demo-full', '5+', '<Badge count={7} max={5} />'],
    ['button', 'demo-large', 'Say "yes"', `<Button label={'Say "yes"'} primary size="large" />`],
    ['button', 'demo-with-an-icon', '★ Button', ''],
    ['card', 'demo-with-action', 'InvoicesThis card is called Invoices.Open', ''],
    ['card', 'demo-own', 'Letters7 letters', ''],
    ['field', 'demo-failing', 'Town Send', '<Field label="Town" />'],
    ['greeting', 'demo-polite', 'Good morning, Ada.', '<Greeting polite />'],
    ['greeting', 'demo-brief', 'Hello, Grace.', '<Greeting />'],
    ['icon', 'demo-mapped', '★', '<Icon title="Favourite" sign={<b>★</b>} />'],
    ['list', 'demo-ordered', 'BreadButter', '<List items={ROWS} ordered />'],
    ['list', 'demo-both', 'BreadButterBreadButter', ''],
    ['menu', 'demo-selected', 'HomePrices', ''],
    ['toggle', 'demo-controlled', 'Wi-Fi: on', ''],
  ];

  it.each(STORIES)(
    'on the page %s, %s is served, with the code of a user',
    (page, id, shown, code) => {
      const figure = read(`/stories/${page}/`).querySelector(`main #${id}`);
      const text = figure?.querySelector('[data-demo]')?.textContent;
      expect(text?.replace(/\s+/g, ' ').trim()).toBe(shown);
      const [first] = figure?.querySelectorAll('[data-code-part=preview] pre') ?? [];
      if (code !== '') expect(first?.textContent.trim()).toBe(code);
      expect(figure?.textContent).not.toMatch(/StoryObj|Meta<|args:|storybook/);
    },
  );

  it('are pages with what their authors say, in the tree as any other', () => {
    const page = read('/stories/button/');
    expect(page.querySelector('h1')?.textContent).toBe('Button');
    expect(meta(page, 'description')).toBe('What people press.');
    expect(page.querySelector('main')?.textContent).toContain('The one that most people press.');
    const labels = [...tree(page).querySelectorAll('a')].map((link) => link.textContent);
    expect(labels.slice(0, 3)).toEqual(['Overview', 'Field', 'Alert']);
    expect(labels).toContain('Toggle');
  });

  it('stand in their decorators, and leave nothing raw', () => {
    const [demo] = read('/stories/alert/').querySelectorAll('#demo-error [data-demo]');
    expect(demo?.querySelector('[data-decorated=meta] > [data-decorated=story]')).not.toBeNull();
    for (const [page] of STORIES) {
      expect(read(`/stories/${page}/`).querySelector('main')?.textContent).not.toMatch(
        /\{\{|#Primary/,
      );
    }
  });

  it('are left to the browser where they are tagged so', () => {
    const figure = read('/stories/toggle/').querySelector('main #demo-measured');
    expect(figure?.querySelector('[data-demo]')?.childNodes).toHaveLength(0);
    expect(figure?.querySelector('noscript')?.textContent).toBe('This demo needs scripts.');
  });

  it('are told as code where nothing runs', () => {
    const markdown = readFileSync(path.join(site, 'build/stories/button.md'), 'utf8');
    expect(markdown).toContain('  return <Button label="Button" primary />;');
    expect(markdown).not.toContain('{{');
  });
});

describe('a build of some products', () => {
  it('leaves the others out', () => {
    expect(existsSync(path.join(site, 'build/vitrine/index.html'))).toBe(true);
    expect(existsSync(path.join(site, 'build/more'))).toBe(false);
  });

  it('leads to the full site for them', () => {
    const links = [...read('/vitrine/').querySelectorAll('a')];
    const away = links
      .map((link) => link.getAttribute('href'))
      .filter((to) => to?.includes('/more/'));
    expect(new Set(away)).toEqual(
      new Set(['https://fixture.example.com/more/button/', 'https://fixture.example.com/more/']),
    );
  });
});

describe('a site outside of a checkout', () => {
  it('has no page say when it was changed, though it asks for that', () => {
    const pages = filesBelow(path.join(site, 'build')).filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(30);
    const dated = pages.filter((file) =>
      readFileSync(path.join(site, 'build', file), 'utf8').includes('Last updated'),
    );
    expect(dated).toEqual([]);
  });
});

describe("thirty pages in the reference library's dialect, as they were", () => {
  const written = writtenPages(FOREIGN, 'joy');
  /** Every page of the product, by its heading. */
  const built = () => {
    const files = filesBelow(path.join(site, 'build/joy')).filter((file) =>
      file.endsWith('index.html'),
    );
    const pages = files.map((file) => read(path.posix.join('joy', path.posix.dirname(file))));
    return new Map(pages.map((page) => [page.querySelector('h1')?.textContent, page] as const));
  };

  it('show all that their authors wrote, and nothing of it raw', () => {
    const pages = built();
    const found = written.map(({file, title, words}) => {
      const main = pages.get(title)?.querySelector('main');
      const shown = main?.textContent ?? '';
      const lost = words.filter((word) => !shown.includes(word));
      const raw = /:::|\{\{|\bimport\s.{1,60}\sfrom\b/.exec(main ? plainText(main) : '')?.[0];
      return {file, lost, raw};
    });
    expect(found).toHaveLength(31);
    expect(found.filter(({lost, raw}) => lost.length > 0 || raw !== undefined)).toEqual([]);
  });

  it('run every demo that they name, of twins the typed one', () => {
    const demos = [...built().values()].flatMap((page) => [
      ...page.querySelectorAll<HTMLElement>('main [data-demo]:not(:empty)'),
    ]);
    const names = demos.map(({dataset}) => dataset.demo).sort();
    expect(names).toEqual(
      expect.arrayContaining([
        'BasicButtons',
        'BasicChips',
        'BoxSx',
        'IconButtons',
        'LinkRouter',
        'SimpleBadge',
      ]),
    );
  });
});

describe('pages that were written for Docusaurus, as they were', () => {
  const text = (address: string) =>
    read(`/stock/${address}`).querySelector('main')?.textContent ?? '';

  it('are told where they lack a description', () => {
    expect(outcome.stderr).toContain('docs/stock/callouts.md:1: field "description" is missing');
    expect(outcome.stderr).not.toContain('docs/stock/guides/two.mdx');
  });

  it('have their callouts, by their titles and in each other', () => {
    const notes = (address: string) =>
      [...read(`/stock/${address}`).querySelectorAll('main [role="note"] > :first-child')].map(
        ({textContent}) => textContent,
      );
    expect(notes('callouts/')).toEqual(
      expect.arrayContaining(['My tip', 'A slanted title', 'Mind the gap', 'Quoted']),
    );
    expect(notes('nested/')).toEqual(['Parent', 'Child', 'Deep child', 'In an item']);
    expect(notes('guides/plain/')).toEqual(['By its title']);
  });

  it('have their tabs, with an import and without one, all panels in what is served', () => {
    expect(text('tabs/')).toContain('This is an orange.');
    const page = read('/stock/tabs-without-import/');
    const checked = page.querySelector('main input[type="radio"][checked]');
    expect(checked?.getAttribute('value')).toBe('macOS');
    expect(text('tabs-without-import/')).toContain('Use Ctrl + C to copy.');
  });

  it('run their live code', () => {
    const demos = [...read('/stock/live/').querySelectorAll('main figure[id^="demo-"]')];
    const shown = demos.map(({textContent}) => textContent ?? '');
    expect(shown).toEqual([
      expect.stringContaining('Pressed 3 times'),
      expect.stringContaining('Hello Stock readers!'),
      expect.stringContaining('An element alone'),
      expect.stringContaining('This demo needs scripts.'),
    ]);
    expect(demos.at(-1)?.querySelector('[data-demo]')?.childNodes).toHaveLength(0);
  });

  it('have anchors, parts, fields, cards and comments as they were', () => {
    expect(read('/stock/headings/').querySelector('#mine')).not.toBeNull();
    expect(text('partials/')).toContain('Hello Mia, this is a part.');
    expect(text('front/')).toContain('kept is a field of its own');
    expect(text('')).toContain('First steps');
    expect(text('guides/html-comments/')).not.toContain('nobody sees');
    expect(text('expressions/')).toContain('The number is 1.2, the release is 3.');
  });

  it('are left out as drafts', () => {
    expect(existsSync(path.join(site, 'build/stock/draft'))).toBe(false);
  });
});
