import type {ModeSelectors} from '../../../plugins/library-sheets/core/modes';
import type {Identity} from './identity';
import {markOf} from './marks';
import type {OwnManifest} from './own';

/** A package.json as it is written. */
export interface SiteManifest {
  name: string;
  version: string;
  private: true;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** What npm installs whatever packages ask for. */
  overrides?: Record<string, string>;
}

/**
 * The package.json of a new site, before npm has put the library into it.
 *
 * @param folder name of the site's folder
 * @param own of Vitrine, whose React the site runs
 * @param vitrine what stands for it in the dependencies
 */
export function siteManifest(folder: string, own: OwnManifest, vitrine: string): SiteManifest {
  const all = {...own.peerDependencies, ...own.devDependencies, ...own.dependencies};
  const versionOf = (name: string) => all[name] ?? '';
  const react = versionOf('react');
  const types = (name: string) => versionOf(name) || `^${react.split('.')[0]}`;
  const name = folder
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const dependencies = {
    react,
    'react-dom': versionOf('react-dom'),
    [own.name]: vitrine,
  };
  return {
    // npm installs nothing into a package that is called like what it depends on.
    name: name === '' ? 'docs' : name in dependencies ? `${name}-docs` : name,
    version: '0.0.0',
    private: true,
    scripts: {
      start: 'vitrine start',
      build: 'vitrine build',
      serve: 'vitrine serve',
      check: 'vitrine check',
    },
    dependencies,
    devDependencies: {
      '@types/react': types('@types/react'),
      '@types/react-dom': types('@types/react-dom'),
    },
  };
}

/** The peers of a library that a site does not have yet, as `npm install` is asked for them. */
export function missingPeers(
  library: {
    peerDependencies?: Record<string, string>;
    peerDependenciesMeta?: Record<string, {optional?: boolean}>;
  },
  {dependencies, devDependencies}: Pick<SiteManifest, 'dependencies' | 'devDependencies'>,
): string[] {
  const there = {...dependencies, ...devDependencies};
  return Object.entries(library.peerDependencies ?? {})
    .filter(([name]) => !(name in there) && !library.peerDependenciesMeta?.[name]?.optional)
    .map(([name, range]) => `${name}@${range}`);
}

/** What a product's entry says beyond its name. */
export interface Entry extends Identity {
  package: string;
  /** Style sheet, as a demo would import it. */
  css?: string | undefined;
  /** What the sheet looks at to know the mode. */
  modes?: ModeSelectors | undefined;
  /** Whether the sheet knows left-to-right alone. */
  mirror?: boolean | undefined;
  /** Module that surrounds demos, relative to the site. */
  frame?: string | undefined;
  /** File that exports the library's own source, relative to the site. */
  entry?: string | undefined;
}

/** A product's entry as code. */
export function productCode({id, name, description, package: packageName, ...rest}: Entry): string {
  const {css, modes, mirror, frame, entry} = rest;
  const fields = {
    id,
    name,
    description,
    category: 'core',
    packages: [packageName],
    ...(css !== undefined && {css: [css]}),
    ...(modes !== undefined && {modes}),
    ...(mirror !== undefined && {mirror}),
    ...(frame !== undefined && {frame}),
    ...(entry !== undefined && {entry}),
  };
  const lines = Object.entries(fields).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  return `{\n${lines.join('\n')}\n}`;
}

/** The configuration of a site with one product. */
export function configText(entry: Entry): string {
  return `import type {Options} from 'vitrine';

const product: Options['products'][number] = ${productCode(entry)};

export default {
  title: ${JSON.stringify(entry.name)},
  favicon: '/img/products/${entry.id}.svg',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true},
  // Pages that end in .md are CommonMark, those in .mdx may have components in them.
  markdown: {format: 'detect'},
  presets: [['vitrine', {products: [product]}]],
};
`;
}

/** The marks of a product, by their paths. */
export function marksOf({id, name}: Identity): [string, string][] {
  return [
    [`static/img/products/${id}.svg`, markOf(name, false)],
    [`static/img/products/${id}-dark.svg`, markOf(name, true)],
  ];
}

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: ['docs', 'src', 'docusaurus.config.ts'],
};

const GITIGNORE = `node_modules/
.docusaurus/
.cache/
build/
build.next/
build.last/
/parts/
.turbo/
*.tsbuildinfo
`;

/** What an agent has to know that writes pages and demos. */
function rulesFor(id: string, name: string): string {
  return `# Rules for agents

Documentation of ${name}, made with Vitrine. Products and versions stand in \`docusaurus.config.ts\`.

- A page is a Markdown file below \`docs/${id}\`. Its front matter has a \`title\` and a \`description\` of one sentence; a page about components names them in \`components\`, and gets their API.
- A demo is a \`.tsx\` file beside its page, with one default export. It imports the library by its package name, as readers would. The line \`{{"demo": "BasicButtons.tsx"}}\` shows it.
- Props, slots and classes are read from the package: never write them by hand. \`{{"playground": "Button"}}\` lets readers try them.
- Links lead to files: \`[Card](../card/card.md)\`. Callouts are \`:::info\`, \`:::success\`, \`:::warning\` and \`:::error\`, closed by \`:::\`.
- \`npx vitrine new page ${id}/<Name>\` and \`npx vitrine new demo <folder of a page>/<Name>\` begin one.
- Run \`npm run check\` before you are done: it tells all faults, with file, line and fix.
- \`build/llms.txt\` lists what is there; \`npx vitrine mcp\` answers questions about it.
`;
}

/** What every site has beside its pages, its configuration and its package.json. */
export function surroundings({id, name}: Identity): [string, string][] {
  const readme = `# ${name}: documentation

Made with Vitrine. The pages are in \`docs/${id}\`, the site is described in \`docusaurus.config.ts\`.

\`\`\`bash
npm install
npm start        # the site, with hot reload
npm run build    # into the folder build
npm run serve    # serves what was built
npm run check    # all that Vitrine checks
\`\`\`
`;
  return [
    ['AGENTS.md', rulesFor(id, name)],
    // An agent that reads a file of its own name is led to those of all.
    ['CLAUDE.md', '@AGENTS.md\n'],
    ['tsconfig.json', `${JSON.stringify(TSCONFIG, undefined, 2)}\n`],
    ['.gitignore', GITIGNORE],
    ['README.md', readme],
  ];
}
