import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/setup';
import type {Page as CorpusPage} from '../build/corpus';
import {clearSite, makeSite, tempDir, type SiteName} from '../build/sites';

/** A site, and where its pages are. */
export interface Site {
  name: SiteName;
  folder: string;
  /** Address of the page that is edited: the one in the middle. */
  address: string;
  /** Its file, relative to the site. */
  file: string;
}

/** What is written, and what a reader waits for. */
export interface Edit {
  file: string;
  text: string;
  /** A selector of what shows it, and the text that it has then. */
  shown: {selector: string; text: string};
}

/** What is measured, beside the start; `undefined` where a site has no such thing. */
export const EDITS: Readonly<Record<string, (site: Site, no: number) => Edit | undefined>> = {
  'a sentence of a page': (site, no) => {
    const text = `The ${no}. change.`;
    return {...added(site, `\n${text}\n`), shown: {selector: 'article', text}};
  },
  'the title in front matter': (site, no) => {
    const text = `Title ${no}`;
    const page = readFileSync(path.join(site.folder, site.file), 'utf8');
    return {
      file: site.file,
      text: page.replace(/^title: .*$/m, `title: ${text}`),
      shown: {selector: 'h1', text},
    };
  },
  'a label of the tree': (site, no) => {
    const text = `Entry no. ${no}`;
    const page = readFileSync(path.join(site.folder, site.file), 'utf8');
    return {
      file: site.file,
      text: page.replace(/^(?:sidebar_label: .*\n)?(?=description:)/m, `sidebar_label: ${text}\n`),
      shown: {selector: 'nav', text},
    };
  },
  'a demo': (site, no) =>
    site.name === 'stock'
      ? undefined
      : {
          file: path.join(path.dirname(site.file), DEMO),
          text: demoText(`Press ${no}`),
          shown: {selector: '[data-demo] button, figure button', text: `Press ${no}`},
        },
};

const DEMO = 'Press.tsx';

function demoText(label: string) {
  return `export default function Press() {\n  return <button type="button">${label}</button>;\n}\n`;
}

/** The page with more at its end. */
function added({folder, file}: Site, text: string) {
  return {file, text: readFileSync(path.join(folder, file), 'utf8') + text};
}

/** Lays a site out anew, with a demo at the top of its page where it can have one. */
export function layOut(name: SiteName, corpus: CorpusPage[]): Site {
  const folder = makeSite(name, corpus);
  const {file: page} = corpus[corpus.length >> 1] ?? {file: ''};
  const below = page.replace(/\.md$/, '/');
  const file = path.join('docs', page);
  const site = {name, folder, file, address: name === 'stock' ? `/${below}` : `/docs/${below}`};
  if (name === 'stock') return site;
  writeFileSync(path.join(folder, path.dirname(file), DEMO), demoText('Press'));
  const text = readFileSync(path.join(folder, file), 'utf8');
  writeFileSync(
    path.join(folder, file),
    text.replace(/^---\n[^]*?\n---\n/, `$&\n{{"demo": "${DEMO}"}}\n`),
  );
  return site;
}

/** What is left of earlier starts goes, so that the next one is a first one. */
export const clear = ({folder}: Site): void => clearSite(folder);

const COMMANDS: Record<SiteName, string> = {
  stock: path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
  vitrine: 'node_modules/vitrine/lib/scripts/vitrine.mjs',
};

/** Of the repository's browsers: those for development are newer than stock's bundler knows. */
const ENVIRONMENT = {NODE_ENV: 'development', CI: 'true', BROWSERSLIST_ENV: 'production'};

/** Begins a dev server, as its own command does. */
export function begin({name, folder}: Site, port: number): ChildProcess {
  return spawn(
    process.execPath,
    [COMMANDS[name], 'start', '--port', String(port), '--host', '127.0.0.1', '--no-open'],
    {
      cwd: folder,
      env: {...process.env, ...ENVIRONMENT, TMPDIR: tempDir(folder)},
      stdio: ['ignore', 'pipe', 'pipe'],
      // Of its own group, so that all it has started ends with it.
      detached: true,
    },
  );
}
