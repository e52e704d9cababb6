import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build} from 'esbuild';
import type {Plugin} from 'esbuild';
import {storyModule} from '../../../plugins/csf';
import {ROOT} from '../setup';
import type {Source} from './sources';

/** What puts stories together, on the site too. */
const STORY = path.join(ROOT, 'plugins/stories/theme/Story');

/**
 * Makes a module of each source, that node can load: it exports `render(renderToString)`, which
 * gives the demo's HTML as the site's own server would render it.
 *
 * @param folder where they are written
 * @returns their paths, in the order of the sources
 */
export async function bundleSources(sources: Source[], folder: string): Promise<string[]> {
  const names = sources.map((_source, index) => `demo-${index}`);
  await build({
    entryPoints: names.map((name) => ({in: `demo:${name}`, out: name})),
    outdir: folder,
    outExtension: {'.js': '.cjs'},
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    jsxDev: true,
    loader: {'.js': 'jsx', '.css': 'empty', '.module.css': 'local-css', '.svg': 'dataurl'},
    logLevel: 'silent',
    plugins: [entries(sources)],
  });
  return names.map((name) => path.join(folder, `${name}.cjs`));
}

function entries(sources: Source[]): Plugin {
  return {
    name: 'demo-entries',
    setup({onResolve, onLoad}) {
      onResolve({filter: /^stories:/}, ({path: name}) => ({
        path: name.replace('stories:', ''),
        namespace: 'stories',
      }));
      onLoad({filter: /.*/, namespace: 'stories'}, ({path: file}) => ({
        contents: storyModule(file, readFileSync(file, 'utf8'), {
          moduleOf: (specifier) => specifier,
          keeps: () => false,
          standIn: path.join(STORY, 'standIn'),
        }),
        loader: 'tsx',
        resolveDir: path.dirname(file),
      }));
      onResolve({filter: /^demo:/}, ({path: name}) => ({path: name, namespace: 'demo'}));
      onResolve({filter: /^[^./]/}, ({path: name, importer}) => packageAt(sources, name, importer));
      onLoad({filter: /.*/, namespace: 'demo'}, ({path: name}) => {
        const source = sourceOf(sources, name);
        if (!source) return undefined;
        return {contents: entry(source), loader: 'jsx', resolveDir: path.dirname(source.file)};
      });
    },
  };
}

/** @param name of an entry: `demo:demo-3` */
function sourceOf(sources: Source[], name: string): Source | undefined {
  const [, index] = /^demo:demo-(\d+)$/.exec(name) ?? [];
  return index === undefined ? undefined : sources[Number(index)];
}

/**
 * Where node finds a package by itself; one that is made for bundlers alone becomes part of the
 * module.
 *
 * @param name what is imported
 */
function packageAt(sources: Source[], name: string, importer: string) {
  const actual = aliased(sources, name, importer);
  // Node loads no style sheet.
  if (name.endsWith('.css')) return undefined;
  try {
    createRequire(path.resolve(sourceOf(sources, importer)?.file ?? importer)).resolve(actual);
    return {path: actual, external: true};
  } catch {
    return undefined;
  }
}

function aliased(sources: Source[], name: string, importer: string): string {
  const source = sources.find(({file}) => importer.startsWith(path.dirname(file) + path.sep));
  const found = Object.entries(source?.packages ?? {}).find(
    ([each]) => name === each || name.startsWith(`${each}/`),
  );
  return found ? found[1] + name.slice(found[0].length) : name;
}

/**
 * What surrounds a demo is what surrounds it in the site: its frame, and styles of its own where the
 * frame says how they come about.
 */
function entry({file, frame}: Source) {
  const surrounding = frame
    ? `import * as frame from ${JSON.stringify(frame)};`
    : 'const frame = {};';
  return `
    ${demoOf(file)}
    ${surrounding}
    const Bare = ({children}) => children;
    const {Frame = Bare, styles} = frame;
    const Styles = styles?.Provider ?? Bare;
    export const render = (renderToString) => renderToString(
      <Styles sheets={styles?.create('ltr')}>
        <Frame direction="ltr"><Demo /></Frame>
      </Styles>,
    );`;
}

/** Code that has the demo by the name `Demo`; of a file of stories it is the one that is named. */
function demoOf(file: string): string {
  const [, stories, name] = /^(.*\.stories\.[jt]sx?)#(\w+)$/.exec(file) ?? [];
  if (stories === undefined) return `import Demo from ${JSON.stringify(file)};`;
  return `
    import {storyComponent} from ${JSON.stringify(path.join(STORY, 'compose'))};
    import * as stories from ${JSON.stringify(`stories:${stories}`)};
    const Demo = storyComponent(stories, ${JSON.stringify(name)});`;
}
