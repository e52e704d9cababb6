import ts from 'typescript';
import {LIBRARY, SHARED_NODE, SHARED_PURE} from './directions.mjs';
import {pluginNames} from './tree';

const ALWAYS = ['README.md', 'index.ts', 'options.ts', '__tests__'];
/** A library is imported, not loaded: it has no options, and nothing for the browser alone. */
const LIBRARY_ALWAYS = ['README.md', 'index.ts', '__tests__'];
const LIBRARY_SOMETIMES = ['core.ts', 'core'];
const SOMETIMES = [
  'core.ts',
  'core',
  'client.ts',
  'client.tsx',
  'client',
  'theme',
  'remark.ts',
  'rehype.ts',
  'parser.ts',
  'tsconfig.json',
  // Texts in other languages, a file for each.
  'messages',
];

/** Files of the node half beyond the shape of a plugin folder, and why each may be there. */
export const EXTRA: Record<string, Record<string, string>> = {
  site: {
    'pipeline.ts': 'what every page passes, in the order that stands there',
    'faults.ts':
      'what ends a run with all that is wrong, a plugin that the preset names by its path',
    'overlay.ts': 'the dev server: faults over the page, which asks the bundler',
    'sought.ts': 'what the remark plugins of Docusaurus look for',
    'together.ts': 'remark plugins as one, which tells the faults of all',
    'browsers.ts': 'what the tools of the bundler are told, which ask the environment',
    'pages.ts': 'the wrapper of the pages plugin that the preset names by its path',
    'vitrineTheme.ts': 'the theme, which the preset names by its path',
    'shortRun.ts': 'the engine that runs a build, which commands tell the same',
    'inlinedReact.ts': 'the disk, which core may not touch: what the libraries of a site ship',
  },
  'page-reader': {
    'files.ts': 'the disk as pages see it, which core may not touch',
    'ahead.ts': 'threads that read many pages, which run thread.ts',
    'thread.ts': 'what those threads run',
    'watch.ts': 'the bundlers, which are told what pages were made of',
  },
  'library-sheets': {
    'files.ts': 'the disk, which core may not touch: sheets, and what bundles them',
    'imported.ts': 'the disk as well: what the packages of libraries depend on',
    'tailwind.ts': 'Tailwind CSS, which the site may have and which reads the disk',
  },
  'demo-code': {
    'files.ts': 'the disk, which core may not touch: the modules of packages',
    'installed.ts': 'the disk as well: the packages that a site has',
  },
  'api-model': {
    'files.ts': 'the disk, which core may not touch and which outgrew index.ts',
    'apart.ts': 'the process that reads packages, which runs extractor.ts',
    'extractor.ts': 'what that process runs',
    'openPaths.ts': 'what a package lets in, which a gate for releases asks for by itself',
  },
  'api-reference': {
    'files.ts': 'the disk, which core may not touch and which outgrew index.ts',
    'live.ts': 'the dev server: what changes while the site is being written',
    'watch.ts': 'the folders that it watches for that',
  },
  'classic-theme': {
    'bundle.ts': 'how a site is bundled, which asks the bundler',
    'files.ts': 'the disk, which core may not touch: whether PostCSS is configured',
    'prefixes.ts': 'what passes the preset of PostCSS, which PostCSS asks',
  },
  'late-hydration': {
    'bundle.ts': 'how style sheets are divided, which asks the bundler',
    'dresser.ts': "what Docusaurus' threads run for each page, bundled by itself",
    'files.ts': 'what is bundled by itself: the loader, and what dresses pages',
    'scripts.ts': 'the disk, which core may not touch: which scripts a page comes alive with',
  },
  'demo-editor': {'bundle.ts': 'the bundler of libraries, which outgrew index.ts'},
  demos: {
    'bundle.ts': 'what the bundler made of the imports of pages, which asks the bundler',
  },
  hosting: {'files.ts': 'the disk, which core may not touch and which outgrew index.ts'},
  'incremental-ssg': {
    'bundle.ts': 'how scripts are made smaller, which asks the bundler',
    'docs.ts': "Docusaurus' own, which read pages at once while a site is served",
    'kept.ts': 'what is kept from build to build, in one file',
    'files.ts': 'the disk, which core may not touch: what is kept of pages',
    'minifier.ts': "Docusaurus' own, which pages are not passed through",
    'turns.ts': 'the dev server: what is done first when a page was saved',
    'visits.ts': 'the dev server: which pages are compiled, which asks the bundler',
  },
  'local-search': {'files.ts': 'the disk, and what the bundler adds to a build'},
  'service-worker': {'files.ts': 'what is written after a build, and when parts are joined'},
  'markdown-export': {
    'files.ts': 'the disk, which core may not touch and which outgrew index.ts',
    'live.ts': 'the dev server: Markdown is made when it is asked for',
  },
  navigation: {'files.ts': 'the disk, which core may not touch and which outgrew index.ts'},
  'page-links': {'files.ts': 'the disk, which core may not touch'},
  'route-shards': {
    'bundle.ts': 'how a site is bundled, which asks the bundler',
    'files.ts': 'the disk, which core may not touch: what is generated for the bundler',
    'parser.ts': 'what Docusaurus generates for browsers, which is run to be read',
  },
  'social-cards': {'files.ts': 'what draws, which is installed where it is asked for'},
  stories: {'files.ts': 'the disk, which core may not touch: modules and pages that are made'},
  translations: {'files.ts': 'the disk, which core may not touch'},
  'page-safety': {
    'files.ts': 'the disk, which core may not touch: what pages may show of it',
    'environment.ts': 'the environment of the process, which core may not touch',
  },
};

/** What plugins share, by topic: no file lies beside the folders. */
const SHARED = [...SHARED_PURE.split('|'), SHARED_NODE, 'client'];

const TOP_LEVEL = [
  /^package(-lock)?\.json$/,
  /^tsconfig(\.[a-z]+)?\.json$/,
  /^(knip\.ts|cspell\.json)$/,
  /^cspell\.(words|examples)\.txt$/,
  /^(docusaurus\.config|sidebars)\.ts$/,
  /^(eslint|stylelint|jest|prettier)\.config\.mjs$/,
  /^(README|CONTRIBUTING|CHANGELOG|SECURITY)\.md$/,
  /^(LICENSE|published\.txt)$/,
  /^(plugins|src|docs|i18n|static|tests|bench|scripts|examples)$/,
  /^[a-z][a-z\d-]*_(versioned_docs|versioned_sidebars|versions\.json)$/,
  /^\.(ci|editorconfig|gitattributes|gitignore|npmrc|nvmrc|prettierignore)$/,
  /^\.(prettier|stylelint)rc\.json$/,
];

/** What is missing from, or too much in, the plugin folders; one sentence each. */
export function pluginFaults(files: readonly string[]): string[] {
  return pluginNames(files).flatMap((plugin) => {
    const held = entriesOf(files, `plugins/${plugin}/`);
    const extra = Object.keys(EXTRA[plugin] ?? {});
    const isLibrary = LIBRARY.split('|').includes(plugin);
    const always = isLibrary ? LIBRARY_ALWAYS : ALWAYS;
    const known = [...always, ...(isLibrary ? LIBRARY_SOMETIMES : SOMETIMES), ...extra];
    return [
      ...always.filter((name) => !held.includes(name)).map((name) => `${plugin} lacks ${name}`),
      ...(held.includes('core.ts') === held.includes('core')
        ? [`${plugin} needs either core.ts or core/`]
        : []),
      ...held.filter((name) => !known.includes(name)).map((name) => `${plugin} holds ${name}`),
    ];
  });
}

/** What `plugins/_shared` holds beyond its known files. */
export function sharedFaults(files: readonly string[]): string[] {
  const held = entriesOf(files, 'plugins/_shared/');
  return held.filter((name) => !SHARED.includes(name)).map((name) => `_shared holds ${name}`);
}

/** What stands at the top of the repository beyond the known rooms. */
export function topLevelFaults(files: readonly string[]): string[] {
  const held = entriesOf(files, '').filter((name) => !TOP_LEVEL.some((known) => known.test(name)));
  return held.map((name) => `the top level holds ${name}`);
}

/** What the compiler wrote for itself: it hangs on the machine, and is stale with the next change. */
export function recordFaults(files: readonly string[]): string[] {
  const records = files.filter((file) => file.endsWith('.tsbuildinfo'));
  return records.map((file) => `${file} is the compiler's record: git rm it`);
}

function entriesOf(files: readonly string[], folder: string): string[] {
  const inside = files.filter((file) => file.startsWith(folder));
  return [...new Set(inside.map((file) => file.slice(folder.length).split('/')[0] ?? ''))];
}

const OPTION_EXPORTS = ['Options', 'PluginOptions', 'DEFAULT_OPTIONS', 'validateOptions'];

/**
 * Whether an `options.ts` reads in the order in which all of them read: what is written, what the
 * code gets, the defaults, the schema, the validator; and whether each option is explained.
 *
 * @param plugin the plugin's name, for the message
 * @param source the text of its `options.ts`
 */
export function optionsFaults(plugin: string, source: string): string[] {
  const {statements} = ts.createSourceFile('options.ts', source, ts.ScriptTarget.Latest, true);
  const at = OPTION_EXPORTS.map((name) => statements.findIndex((item) => exports(item, name)));
  const missing = OPTION_EXPORTS.filter((_name, index) => at[index] === -1);
  if (missing.length > 0) return missing.map((name) => `${plugin}/options.ts exports no ${name}`);
  const sorted = at.every((place, index) => index === 0 || place > (at[index - 1] ?? -1));
  if (!sorted) return [`${plugin}/options.ts: the order is ${OPTION_EXPORTS.join(', ')}`];
  const schema = statements
    .slice((at[2] ?? 0) + 1, at[3])
    .some((item) => ts.isVariableStatement(item) && item.getText().includes('Joi.object'));
  return [
    ...(schema ? [] : [`${plugin}/options.ts: no schema between the defaults and the validator`]),
    ...memberFaults(plugin, statements),
  ];
}

/** Editors show the docstring of an option, and a reader of it asks what happens without it. */
function memberFaults(plugin: string, statements: readonly ts.Statement[]): string[] {
  const written = statements.filter(
    (item) => ts.isInterfaceDeclaration(item) && item.name.text.endsWith('Options'),
  ) as ts.InterfaceDeclaration[];
  return written.flatMap(({name, members}) =>
    members.flatMap((member) => {
      const option = `${plugin}/options.ts: ${name.text}.${member.name?.getText() ?? ''}`;
      const comment = member.getFullText().slice(0, member.getLeadingTriviaWidth());
      if (!comment.includes('/**')) return [`${option} has no docstring`];
      const states = !member.questionToken || /\bdefault\b/i.test(comment);
      return states ? [] : [`${option} does not state its default`];
    }),
  );
}

function exports(statement: ts.Statement, name: string): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (!modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword)) return false;
  const names = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map((declaration) => declaration.name.getText())
    : [(statement as ts.Statement & {name?: ts.Identifier}).name?.text];
  return names.includes(name);
}
