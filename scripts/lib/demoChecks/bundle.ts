import path from 'node:path';
import {build} from 'esbuild';
import type {Plugin} from 'esbuild';
import type {Source} from './sources';

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
    packages: 'external',
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
      onResolve({filter: /^demo:/}, ({path: name}) => ({path: name, namespace: 'demo'}));
      onResolve({filter: /^[^./]/}, ({path: name, importer}) => aliased(sources, name, importer));
      onLoad({filter: /.*/, namespace: 'demo'}, ({path: name}) => {
        const source = sources[Number(name.replace(/\D+/, ''))];
        if (!source) return undefined;
        return {contents: entry(source), loader: 'jsx', resolveDir: path.dirname(source.file)};
      });
    },
  };
}

/** @param name what is imported */
function aliased(sources: Source[], name: string, importer: string) {
  const source = sources.find(({file}) => importer.startsWith(path.dirname(file) + path.sep));
  const found = Object.entries(source?.packages ?? {}).find(
    ([each]) => name === each || name.startsWith(`${each}/`),
  );
  if (!found) return undefined;
  return {path: found[1] + name.slice(found[0].length), external: true};
}

/**
 * What surrounds a demo is what surrounds it in the site: a style cache of its own, and its frame.
 */
function entry({file, frame}: Source) {
  const demo = JSON.stringify(file);
  const surrounding = frame
    ? `import {Frame} from ${JSON.stringify(frame)};`
    : 'const Frame = ({children}) => children;';
  return `
    import createCache from '@emotion/cache';
    import {CacheProvider} from '@emotion/react';
    import Demo from ${demo};
    ${surrounding}
    export const render = (renderToString) => renderToString(
      <CacheProvider value={createCache({key: 'css', prepend: true})}>
        <Frame direction="ltr"><Demo /></Frame>
      </CacheProvider>,
    );`;
}
