import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@rspack/core';
import {demoScripts} from '../bundle';

/** Pages in Markdown are modules by the time they are bundled. */
const FILES = {
  'main.js': `import(/* webpackChunkName: "many" */ './docs/many.md');
    import(/* webpackChunkName: "one" */ './docs/one.md');
    import(/* webpackChunkName: "framed" */ './docs/framed/page.md');`,
  'demos/default/frames.js': `export default [{
    load: () => import(/* webpackChunkName: "frame" */ '@site/frame.js'),
  }];`,
  'frame.js': 'export const Frame = "frame";',
  'docs/many.md': `export const demos = [
      () => import(/* webpackChunkName: "a" */ '../A.js'),
      () => import(/* webpackChunkName: "b" */ '../B.js'),
    ];
    export const tool = () => import(/* webpackChunkName: "tool" */ '../tool.js');`,
  'docs/one.md': 'export default () => import(/* webpackChunkName: "big" */ "../Big.js");',
  'docs/framed/page.md': `import frames from '../../demos/default/frames.js';
    export default [frames, () => import(/* webpackChunkName: "c" */ '../../C.js')];`,
  'A.js': 'import kit from "./kit.js"; export default ["A", kit];',
  'B.js': 'import kit from "./kit.js"; export default ["B", kit];',
  'C.js': 'export default "C";',
  'Big.js': `export default "${'big '.repeat(10_000)}";`,
  'tool.js': `export default [() => import('./C.js'), "${'tool '.repeat(10_000)}"];`,
  'kit.js': `export default "${'kit '.repeat(4_000)}";`,
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-demo-scripts-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Bundles as Docusaurus does. @returns what is told of each page */
async function told() {
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: {main: './main.js'},
    output: {path: path.join(folder, 'out'), chunkFilename: '[name].js'},
    resolve: {alias: {'@site': folder}},
    module: {rules: [{test: /\.md$/, type: 'javascript/auto'}]},
    optimization: {
      splitChunks: {cacheGroups: {kit: {test: /kit/, name: 'kit', enforce: true}}},
    },
  });
  let scripts: ReturnType<typeof demoScripts> = {};
  compiler.hooks.afterEmit.tap('test', (compilation) => {
    const frames = [{path: 'docs/framed', module: './frame.js'}];
    scripts = demoScripts(compilation as never, folder, frames);
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : compiler.close(() => resolve())));
  });
  return scripts;
}

it('tells what the demos of a page need: what they share, and all where that is little', async () => {
  expect(await told()).toEqual({many: ['kit.js'], one: ['big.js'], framed: ['c.js', 'frame.js']});
});

it('tells what is small of each demo, too', async () => {
  writeFileSync(path.join(folder, 'tool.js'), 'export default "tool";');
  expect((await told()).many).toEqual(['a.js', 'b.js', 'kit.js', 'tool.js']);
});
