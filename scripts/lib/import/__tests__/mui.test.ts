import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readExport} from '../modules';
import {importMui} from '../mui';

const PAGES = `
import type { MuiPage } from 'docs/src/MuiPage';
import ToggleOnIcon from '@mui/icons-material/ToggleOn';
import pagesApi from './pagesApi';

const pages: MuiPage[] = [
  {
    pathname: '/material-ui/getting-started-group',
    title: 'Getting started',
    icon: ToggleOnIcon,
    children: [
      { pathname: '/material-ui/getting-started', title: 'Overview' },
      { pathname: '/material-ui/getting-started/installation', newFeature: true },
      { pathname: '/material-ui/getting-started/gone' },
    ],
  },
  {
    pathname: '/material-ui/react-',
    title: 'Components',
    children: [
      {
        pathname: '/material-ui/components/inputs',
        subheader: 'inputs',
        children: [
          { pathname: '/material-ui/react-button', speed: 3 },
          { pathname: '/material-ui/react-checkbox' },
          { pathname: '/material-ui/react-use-media-query' },
        ],
      },
    ],
  },
  {
    pathname: '/mui-x',
    subheader: 'MUI X',
    children: [{ pathname: '/x/react-data-grid', title: 'Data Grid' }],
  },
  { title: 'Component API', pathname: '/material-ui/api', children: [...pagesApi] },
  { title: 'Hooks API', pathname: '/material-ui/hooks', children: pagesApi },
  { pathname: 'https://mui.com/store/', title: 'Templates' },
];

export default pages;
`;

const demo = (imports: string) =>
  `import * as React from 'react';\n${imports}\nexport default function Demo() {\n  return <Button />;\n}\n`;

/** A tree as the reference library's repository has it. */
const FILES: Record<string, string> = {
  'data/material/pages.ts': PAGES,
  'data/material/pagesApi.js': 'module.exports = [];',
  'data/material/getting-started/overview/overview.md': '# Overview\n',
  'data/material/getting-started/installation/installation.md':
    '# Installation\n\n{{"component": "modules/components/Install.js"}}\n',
  'data/material/components/buttons/buttons.md':
    '---\ncomponents: Button, IconButton\n---\n# Button\n\n{{"component": "modules/ComponentLinkHeader.js"}}\n\n{{"component": "file://./demos/basic/index.ts"}}\n\n{{"demo": "BasicButtons.js"}}\n',
  'data/material/components/buttons/buttons-zh.md': '# 按钮\n',
  'data/material/components/buttons/BasicButtons.js': demo(
    "import Button from '@mui/material/Button';",
  ),
  'data/material/components/buttons/BasicButtons.tsx': demo(
    // Of another package more than of the one that the folder is about.
    "import Button from '@mui/material/Button';\nimport Box from '@mui/system/Box';\nimport Stack from '@mui/system/Stack';\nimport { styled } from '@mui/system';\nimport { Link } from 'react-router-dom';",
  ),
  'data/material/components/checkboxes/checkboxes.md':
    '---\ncomponents: Checkbox, Masonry\n---\n# Checkbox\n',
  'data/material/components/checkboxes/Wall.tsx': demo("import Masonry from '@mui/lab/Masonry';"),
  'data/material/components/checkboxes/Docs.tsx': demo("import { x } from 'docs/src/modules/x';"),
  'data/material/components/use-media-query/use-media-query.md': '# useMediaQuery\n',
  'data/material/components/icons/icons.md':
    '---\ncomponents: Icon\npackageName: "@mui/icons-material"\n---\n# Icons\n',
  'data/material/components/README.md': '# For authors\n',
  'public/static/logo.svg': '<svg/>',
  'pages/material-ui/react-use-media-query.js':
    "import * as pageProps from 'docs/data/material/components/use-media-query/use-media-query.md?muiMarkdown';",
};

const vitrine = {kind: 'registry', name: 'vitrine', range: '1.0.0'} as const;

async function run({files = FILES, isDry = false, target = ''} = {}) {
  const source = mkdtempSync(path.join(os.tmpdir(), 'import-mui-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(source, file)), {recursive: true});
    writeFileSync(path.join(source, file), text);
  }
  const folder = target === '' ? path.join(source, 'new') : path.join(source, target);
  const made = await importMui({source, target: folder, vitrine, isDry});
  return {
    source,
    made,
    folder,
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
  };
}

const productOf = (config: string) =>
  readExport(
    `${config.replace('export default', 'const site =')}\nexport default products;`,
    'a.ts',
  );

it('keeps pages, demos and static files as they were, without what made the former site', async () => {
  const {made, read, folder} = await run();
  for (const file of ['buttons.md', 'BasicButtons.js', 'BasicButtons.tsx']) {
    const at = `components/buttons/${file}`;
    expect(read(`docs/material-ui/${at}`)).toBe(FILES[`data/material/${at}`]);
  }
  expect(read('static/static/logo.svg')).toBe('<svg/>');
  expect(existsSync(path.join(folder, 'docs/material-ui/pages.ts'))).toBe(false);
  expect(existsSync(path.join(folder, 'docs/material-ui/pagesApi.js'))).toBe(false);
  // Neither another language's page nor what is written for authors.
  expect(made.pages).toBe(6);
});

it('finds pages at the addresses of the tree, by names, components and routes', async () => {
  const {read} = await run();
  expect(productOf(read('docusaurus.config.ts'))).toEqual([
    expect.objectContaining({
      id: 'material-ui',
      packages: ['@mui/material', '@mui/lab'],
      frame: 'vitrine/frames/mui',
      pathnames: {
        'getting-started/overview': 'getting-started',
        'components/buttons': 'react-button',
        'components/checkboxes': 'react-checkbox',
        'components/use-media-query': 'react-use-media-query',
      },
    }),
  ]);
  expect(read('docusaurus.config.ts')).toContain("foreign: ['docs/material-ui']");
});

it('writes the tree without what would be wrong in it', async () => {
  const {read} = await run();
  expect(readExport(read('sidebars.ts'), 'a.ts')).toEqual({
    'material-ui': [
      {
        pathname: '/material-ui/getting-started-group',
        title: 'Getting started',
        children: [
          {pathname: '/material-ui/getting-started', title: 'Overview'},
          {pathname: '/material-ui/getting-started/installation', newFeature: true},
        ],
      },
      {
        pathname: '/material-ui/react-',
        title: 'Components',
        children: [
          {
            pathname: '/material-ui/components/inputs',
            subheader: 'inputs',
            children: [
              {pathname: '/material-ui/react-button'},
              {pathname: '/material-ui/react-checkbox'},
              {pathname: '/material-ui/react-use-media-query'},
            ],
          },
        ],
      },
      {pathname: 'https://mui.com/store/', title: 'Templates'},
    ],
  });
});

it('installs what demos import, and nothing of the former generator', async () => {
  const {dependencies} = JSON.parse((await run()).read('package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies).toMatchObject({
    // All of one release, and what surrounds the demos.
    '@mui/material': '^7.0.0',
    '@mui/lab': '^7.0.0',
    '@emotion/react': '11',
    '@mui/stylis-plugin-rtl': '^7.0.0',
    stylis: '4.2.0',
    'react-router-dom': 'latest',
    vitrine: '1.0.0',
  });
  expect(Object.keys(dependencies)).not.toContain('docs');
});

it('surrounds the demos of a relative with its own theme', async () => {
  const {read} = await run({
    files: {
      'data/joy/pages.ts':
        "export default [{pathname: '/joy-ui/components/inputs', children: [{pathname: '/joy-ui/react-button'}]}];\n",
      'data/joy/components/button/button.md': '---\ncomponents: Button\n---\n# Button\n',
      'data/joy/components/button/Basic.js': demo("import Button from '@mui/joy/Button';"),
    },
  });
  expect(productOf(read('docusaurus.config.ts'))).toEqual([
    expect.objectContaining({id: 'joy-ui', frame: './src/joyFrame.tsx'}),
  ]);
  expect(read('src/joyFrame.tsx')).toMatch(/from '@mui\/joy\/styles'/);
  expect(read('package.json')).toMatch(/"@mui\/joy": "5\.0\.0-beta/);
});

it('tells all that it could not do', async () => {
  const {made} = await run();
  expect(made.lost).toEqual([
    expect.stringMatching(/pages\.ts: speed of "\/material-ui\/react-button"/),
    expect.stringContaining('`...pagesApi` is code'),
    expect.stringContaining('children of "/material-ui/hooks" are code'),
    expect.stringContaining('1 icon that is a component'),
    expect.stringContaining('no page was found for /material-ui/getting-started/gone/'),
    expect.stringContaining('icons.md:3: packageName names icons'),
    expect.stringContaining('installation.md:3: shows "modules/components/Install.js"'),
    expect.stringContaining('Docs.tsx: imports "docs/src/modules/x"'),
    expect.stringContaining('/x/react-data-grid is of a product that is not here'),
  ]);
});

it('writes nothing when it is dry, and nothing over what is there', async () => {
  const {made, folder, source} = await run({isDry: true});
  expect(made.files).toContain('docusaurus.config.ts');
  expect(existsSync(folder)).toBe(false);
  const before = readdirSync(source, {recursive: true});
  await expect(importMui({source, target: source, vitrine, isDry: false})).rejects.toThrow(
    'nothing is ever overwritten',
  );
  expect(readdirSync(source, {recursive: true})).toEqual(before);
});

it('leaves nothing behind where there is nothing to import', async () => {
  await expect(run({files: {'a.txt': 'x'}})).rejects.toThrow('has no pages');
});
