import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import playground from '../index';

const SITE = path.resolve(__dirname, '../../..');

async function load(folder: string, name: string): Promise<void> {
  const library = {path: folder, package: name, api: '/api/'};
  const {contentLoaded} = playground({siteDir: SITE} as LoadContext, {libraries: [library]});
  const actions = {} as PluginContentLoadedActions;
  await contentLoaded?.({content: undefined, actions});
}

it('refuses libraries of what is not there, all at once', async () => {
  await expect(load('dosc', '@mui/absent')).rejects.toThrowErrorMatchingInlineSnapshot(`
    "plugin playground, option libraries[0].path: there is no "dosc" in the site
      Fix: name a folder of pages, such as "docs/material-ui"
    plugin playground, option libraries[0].package: "@mui/absent" is not installed
      Fix: npm install @mui/absent"
  `);
});

it('takes a library that is there', async () => {
  await expect(load('docs', '@mui/material')).resolves.toBeUndefined();
});
