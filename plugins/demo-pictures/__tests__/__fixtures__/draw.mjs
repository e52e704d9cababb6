/**
 * Draws the pages of a built site as Docusaurus would: the plugin loaded by Docusaurus' own loader,
 * in a process of its own, as jest cannot load the ES modules that it uses.
 *
 * Arguments: outDir, then options and pages as JSON.
 */
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const {loadFreshModule} = require('@docusaurus/utils');
const index = path.join(import.meta.dirname, '..', '..', 'index.ts');
const {default: demoPictures, validateOptions} = await loadFreshModule(index);

const [outDir, options, docs] = process.argv.slice(2);
const plugin = demoPictures(
  {siteConfig: {baseUrl: '/'}},
  validateOptions({options: JSON.parse(options)}),
);
const content = {loadedVersions: [{versionName: 'current', docs: JSON.parse(docs)}]};
await plugin.allContentLoaded({allContent: {'docusaurus-plugin-content-docs': {ui: content}}});
try {
  await plugin.postBuild({outDir});
} catch (error) {
  process.stdout.write(error.message);
}
