import {createHash} from 'node:crypto';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {contentSecurityPolicy, inlineScripts} from './core/csp';
import {initScript} from './core/initScript';
import {THEME_COLORS} from './core/schemes';
import {tokenSheet} from './core/sheet';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

const SHEET = 'tokens.css';
const POLICY = 'content-security-policy.txt';

/** Writes the tokens' style sheet, the script before the first paint, and the security policy. */
export default function branding(
  {generatedFilesDir}: LoadContext,
  options: PluginOptions & {id: string},
): Plugin {
  return {
    name: 'branding',

    async contentLoaded({actions}) {
      await actions.createData(SHEET, tokenSheet(options.accents));
    },

    getClientModules() {
      return [path.join(generatedFilesDir, 'branding', options.id, SHEET), './client/start'];
    },

    injectHtmlTags() {
      return {headTags: [...themeColors(), {tagName: 'script', innerHTML: initScript()}]};
    },

    async postBuild({outDir}) {
      const policy = contentSecurityPolicy(await scriptHashes(outDir), options.csp);
      await writeFile(path.join(outDir, POLICY), `${policy}\n`);
    },
  };
}

/** Before the script, which sets both: without scripts, the system's wish decides. */
function themeColors(): HtmlTagObject[] {
  return (['light', 'dark'] as const).map((theme) => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${theme})`,
      content: THEME_COLORS[theme],
    },
  }));
}

/** Of the pages as built: a minifier may have changed what was put into them. */
async function scriptHashes(outDir: string): Promise<Set<string>> {
  const files = await readdir(outDir, {recursive: true});
  const hashes = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    for (const script of inlineScripts(html)) {
      hashes.add(createHash('sha256').update(script).digest('base64'));
    }
  }
  return hashes;
}
