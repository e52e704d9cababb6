import {entryTitle} from '../../../../plugins/_shared/site/entries';
import type {NavigationEntry} from '../../../../plugins/_shared/site/entries';
import {formatTs} from '../../new/format';
import type {Identity} from '../../new/identity';
import {marksOf, surroundings} from '../../new/siteFiles';
import type {FolderFacts} from './pages';

/** A product as it was read. */
export interface MuiProduct {
  id: string;
  /** Below the source. */
  folder: string;
  /** Route root, with slashes at its ends. */
  root: string;
  /** How many it has. */
  pages: number;
  packages: readonly string[];
  holders: FolderFacts['holders'];
  imported: readonly string[];
  entries: readonly NavigationEntry[];
  pathnames: Readonly<Record<string, string>>;
  lost: readonly string[];
}

/** The files that are written anew. */
export async function writtenFiles(products: readonly MuiProduct[]): Promise<[string, string][]> {
  const identities = products.map(identityOf);
  const trees = Object.fromEntries(products.map(({id, entries}) => [id, entries]));
  const [first] = identities;
  return [
    ['docusaurus.config.ts', await formatTs(configText(products))],
    ['sidebars.ts', await formatTs(`export default ${JSON.stringify(trees)};\n`)],
    ...(first ? surroundings(first) : []),
    ...identities.flatMap(marksOf),
    ...products.flatMap(({packages}) => (packages[0] === JOY ? [JOY_FRAME] : [])),
  ];
}

/** A relative of Material UI with a theme of its own. */
const JOY = '@mui/joy';
const JOY_FRAME: [file: string, text: string] = [
  'src/joyFrame.tsx',
  `import {extendTheme} from '@mui/joy/styles';
import {ThemeProvider} from '@mui/system';
import {MODE_SELECTOR, muiFrame} from 'vitrine/frames/mui/maker';

/** Joy UI's default theme around a demo. */
export const {Frame, css, densities, styles} = muiFrame({
  theme: extendTheme({colorSchemeSelector: MODE_SELECTOR}),
  Provider: ThemeProvider,
  components: () => ({}),
  compact: {'--joy-spacing': '6px'},
});
`,
];

function identityOf({id}: MuiProduct): Identity {
  const name = entryTitle({pathname: `/${id}/`}).replace(/\bui\b/i, 'UI');
  return {id, name, description: `The components of ${name}, to look at and to try.`};
}

function configText(products: readonly MuiProduct[]): string {
  const written = products.map((product) => {
    const {packages, pathnames} = product;
    const isMui = packages.some((name) => name.startsWith('@mui/'));
    return {
      ...identityOf(product),
      category: 'core',
      ...(packages.length > 0 && {packages}),
      ...(isMui && {frame: packages[0] === JOY ? `./${JOY_FRAME[0]}` : 'vitrine/frames/mui'}),
      ...(Object.keys(pathnames).length > 0 && {pathnames}),
      ...(packages.length === 0 && {versions: [{current: true, text: 'Next'}]}),
    };
  });
  // Pages that are there already may lack what new ones need.
  const settings = {'front-matter': {foreign: products.map(({id}) => `docs/${id}`)}};
  const title = JSON.stringify(written[0]?.name ?? 'Documentation');
  return `import type {Options} from 'vitrine';

const products: Options['products'] = ${JSON.stringify(written)};

export default {
  title: ${title},
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true},
  // Pages that end in .md are CommonMark, those in .mdx may have components in them.
  markdown: {format: 'detect'},
  presets: [['vitrine', {products, settings: ${JSON.stringify(settings)}}]],
};
`;
}
