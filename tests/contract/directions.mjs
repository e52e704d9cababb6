import {builtinModules} from 'node:module';

/**
 * Which way imports run, as lint blocks: one for each kind of file, with the reason and the
 * replacement in every message.
 *
 * @typedef {object} Restriction What may not be imported.
 * @property {string} regex matches the import's source as it is written
 * @property {string} message why, and what to do instead
 * @property {string[]} [allowImportNames] names that may be imported all the same
 * @property {boolean} [allowTypeImports] whether `import type` is free
 */

/** Tests see both halves, and have room for their cases. */
export const TESTS = ['**/__tests__/**', 'tests/**', '**/*.test.{ts,tsx}'];
/** Files of a plugin that run in node, as alternatives of a regular expression. */
export const NODE_HALF =
  'index|options|bundle|remark|rehype|parser|browsers|pipeline|pages|vitrineTheme|files|openPaths|live|watch|environment|faults|minifier|overlay|together|inlinedReact|installed|shortRun|apart|extractor|tailwind|dresser|kept|sought|prefixes|scripts|imported|docs|turns|visits|ahead|thread';
/** What plugins share, by topic: the folder of `plugins/_shared` that runs in node. */
export const SHARED_NODE = 'node';
/** Those that run anywhere, as alternatives of a regular expression. */
export const SHARED_PURE = 'loading|site|text';
/** The rooms that others import, likewise: they know neither the site nor options. */
export const LIBRARY =
  'component-code|demo-code|api-model|api-history|csf|page-reader|library-sheets';
/** The one of them that reads pages: pure, and too large for a browser. */
const READER = 'page-reader';
const BROWSER_HALF = 'client|theme';
/** Folders between a file and the plugin's own folder that are looked at: `theme/A/B/x.tsx` is 3. */
const DEPTHS = [0, 1, 2, 3];

const BUILTINS = `^(?:node:|(?:${builtinModules.filter((name) => !name.startsWith('_')).join('|')})(?:/|$))`;
const REACT = '^react(?:-dom)?(?:/|$)';
const SITE = '^@(?:docusaurus|theme|theme-original|theme-init|generated|site)(?:/|$)';

const diskInCore = {
  regex: BUILTINS,
  message: 'Core is pure. Take the value as an argument; index.ts reads the disk.',
};
const nodeInBrowser = {
  regex: BUILTINS,
  message:
    'The browser has no node builtins. Compute it in index.ts and hand it over as route data, global data or a meta tag.',
};
const bareBuiltin = {
  regex: BUILTINS.replace('node:|', ''),
  message: 'A package could have that name. Write "node:" before it.',
};
const reactInCore = {
  regex: REACT,
  message: 'Core returns data. Make the elements of it in theme/ or client.',
};
const reactInNode = {
  regex: REACT,
  message: 'The node half renders nothing. Move the element to theme/ and hand it data.',
};
const siteInCore = {
  regex: SITE,
  message: 'Core knows no Docusaurus. Declare the type it needs in core; index.ts translates.',
};
const siteInLibrary = {
  regex: SITE,
  message:
    'The library knows no Docusaurus, so that it can be used alone. Take the value as an argument.',
};
const sharedNodeInCore = {
  regex: '/_shared/node$',
  allowImportNames: ['VitrineError', 'ErrorParts', 'suggest', 'nearest', 'quote'],
  message:
    'Core takes only VitrineError, ErrorParts, suggest, nearest and quote from there: the rest touches the disk. Call it in index.ts.',
};
const sharedDiskInCore = {
  regex: `/_shared/${SHARED_NODE}/`,
  message: 'Core is pure, and that reads the disk. Call it in index.ts, and hand the value over.',
};
const sharedNodeInBrowser = {
  regex: `/(?:_shared/${SHARED_NODE}|${READER})(?:/|$)`,
  message:
    'That is node code. Use ../_shared/client, or ../_shared/site and its neighbours, in the browser half.',
};
const browserInNode =
  'That is browser code. Name its path for Docusaurus instead: getThemePath, getClientModules.';
const sharedClientOutside = {
  regex: '/_shared/client(?:/|$)',
  message:
    'That is browser code. Use ../_shared/site and its neighbours, or ../_shared/node in the node half.',
};
const internals = {
  regex: '^@docusaurus/theme-common/internal(?:/|$)',
  message:
    'It changes without notice, so one file adapts it. Use what src/components/internal.ts re-exports, or add to it.',
};
const valuesInConfiguration = {
  regex: '^',
  allowTypeImports: true,
  message:
    'The assembly holds data only. Use `import type`, and name a plugin by its path: "./plugins/x/index.ts".',
};
const nodeHalfInSite = {
  regex: `(?:^@site|\\.\\.)/plugins/[^/]+(?:/(?:${NODE_HALF}))?(?:\\.[jt]sx?)?/?$`,
  message: "That is a plugin's node half. Import its client or core, or read its global data.",
};
const themeByPath = {
  regex: '(?:^@site/(?:src|plugins/[^/]+)|\\.\\.(?:/plugins/[^/]+)?)/theme(?:/|$)',
  message: 'Only the alias lets a site swizzle it. Import it as "@theme/<Name>".',
};
const deadEnds = {
  regex: '^(?:@site/|(?:\\.\\./)+)(?:docs|tests|bench|scripts)(?:/|$)',
  message:
    'Nothing imports docs/, tests/, bench/ or scripts/. Move what is needed to src/components or to a plugin.',
};
const siteInDemo = {
  regex: `${SITE}|^(?:\\.\\./)+(?:src|plugins|tests|bench|scripts)(?:/|$)`,
  message:
    'A reader copies a demo into a project of their own. Import packages and files beside it only.',
};
const nodeInDemo = {regex: BUILTINS, message: 'A demo runs in the browser: no node builtins.'};

/** @param {number} levels how many folders up, 0 for the file's own */
const up = (levels) => (levels === 0 ? '\\.' : Array(levels).fill('\\.\\.').join('/'));

/**
 * What leads out of a plugin's folder.
 *
 * @param {number} depth folders between the file and its plugin's folder
 * @param {string} door what may be imported of the library, as a regular expression
 * @returns {Restriction[]}
 */
const outside = (depth, door = `(?:${LIBRARY})/core/`) => [
  {
    regex: `^(?:${up(depth + 1)}/(?!_shared(?:/|$)|${door}|\\.\\.)|@site/plugins/)`,
    message: `A plugin never imports another plugin, except ../${LIBRARY.replaceAll('|', ' and ../')}: its index in the node half, its core elsewhere. Move what two need to plugins/_shared, or let it travel as data.`,
  },
  {
    regex: `^(?:${up(depth + 2)}/|@site/(?!plugins/))`,
    message:
      'Plugins could be published as they stand, so nothing outside plugins/. Take it as an option, or move it to plugins/_shared.',
  },
];

/**
 * What a part of a plugin may not import of its own plugin.
 *
 * @param {number} depth folders between the file and its plugin's folder
 * @param {string} names alternatives of a regular expression; with `index`, the folder itself too
 * @param {string} message why, and what to do instead
 * @returns {Restriction}
 */
const own = (depth, names, message) => ({
  regex: `^${up(depth)}(?:/(?:${names})(?:/|\\.[jt]sx?$|$)${names.includes('index') ? '|/?$' : ''})`,
  message,
});

/**
 * `import()` and `require()` fall under the same restrictions; the import rule does not see them.
 *
 * @param {Restriction} restriction
 */
const dynamically = ({regex, message}) => ({
  selector: `:matches(ImportExpression, CallExpression[callee.name="require"]) > Literal[value=/${regex.replaceAll('/', '\\u002F')}/]`,
  message,
});

/**
 * @param {string[]} files globs
 * @param {Restriction[]} restrictions all of them: a later block for the same file replaces these
 * @returns {import('eslint').Linter.Config}
 */
const restrict = (files, ...restrictions) => ({
  files,
  ignores: TESTS,
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', {patterns: restrictions}],
    'no-restricted-syntax': ['error', ...restrictions.map(dynamically)],
  },
});

/** @param {number} depth folders between the file and its plugin's folder */
const files = (depth, /** @type {string} */ name) =>
  depth === 0
    ? `plugins/*/${name}.{ts,tsx}`
    : `plugins/*/${name}/${'*/'.repeat(depth - 1)}*.{ts,tsx}`;

const PURE = [
  diskInCore,
  reactInCore,
  siteInCore,
  sharedNodeInCore,
  sharedDiskInCore,
  sharedClientOutside,
];
const BROWSER = [nodeInBrowser, sharedNodeInBrowser];

const nodeHalf = restrict(
  [`plugins/*/{${NODE_HALF.replaceAll('|', ',')}}.ts`],
  bareBuiltin,
  reactInNode,
  sharedClientOutside,
  ...outside(0, `(?:${LIBRARY})$`),
  own(0, BROWSER_HALF, browserInNode),
);

const sharedNode = restrict(
  [`plugins/_shared/${SHARED_NODE}/*.ts`],
  bareBuiltin,
  reactInNode,
  ...outside(1),
  own(1, BROWSER_HALF, browserInNode),
);

/** The preset hands on to all others by their paths, and calls what they do with each page. */
const preset = restrict(
  ['plugins/site/{index,pipeline,sought}.ts'],
  bareBuiltin,
  reactInNode,
  sharedClientOutside,
);

const library = restrict(
  [`plugins/{${LIBRARY.replaceAll('|', ',')}}/{index,files}.ts`],
  bareBuiltin,
  reactInNode,
  sharedClientOutside,
  siteInLibrary,
  ...outside(0),
);

const cores = DEPTHS.map((depth) =>
  restrict(
    [
      files(depth, 'core'),
      ...(depth === 1 ? [`plugins/_shared/{${SHARED_PURE.replaceAll('|', ',')}}/*.ts`] : []),
    ],
    ...PURE,
    ...outside(depth),
    own(
      depth,
      `${NODE_HALF}|${BROWSER_HALF}`,
      'Core stands below both halves. Declare the type in core and let them import it.',
    ),
  ),
);

const browserHalves = DEPTHS.map((depth) =>
  restrict(
    depth === 0 ? [files(0, 'client')] : [files(depth, 'client'), files(depth, 'theme')],
    ...BROWSER,
    internals,
    ...outside(depth),
    own(
      depth,
      NODE_HALF,
      'That is node code. Move what both halves need to core, or hand it over as data.',
    ),
  ),
);

/** The lint blocks, in the order in which they apply. */
export const directions = [
  nodeHalf,
  sharedNode,
  preset,
  library,
  ...cores,
  ...browserHalves,
  restrict(['docusaurus.config.ts', 'sidebars.ts'], valuesInConfiguration),
  restrict(['src/**/*.{ts,tsx}'], ...BROWSER, internals, nodeHalfInSite, themeByPath, deadEnds),
  restrict(['src/components/internal.ts'], ...BROWSER, nodeHalfInSite, themeByPath, deadEnds),
  restrict(['docs/**/*.{ts,tsx}', '*_versioned_docs/**/*.{ts,tsx}'], siteInDemo, nodeInDemo),
];
