import path from 'node:path';
import ts from 'typescript';
import type {Output} from './emit';

/** What a site imports, and the components that it may take over. */
const SURFACE = ['plugins/site/index.ts', 'plugins/_shared/site/entries.ts'];
const COMPONENT = /^(?:src|plugins\/[\w-]+)\/theme\/(.+?)(?:\/index)?\.tsx$/;
/** Ready frames and their types. */
const FRAME = /^src\/frames\//;

/** Of the repository: the half that knows both the browser and the theme's names. */
const CONFIG = 'src/tsconfig.json';

/**
 * The types of what a site may import, and of the theme's components by their `@theme` names.
 *
 * @param root absolute
 * @param sources the package's TypeScript files, relative to it
 * @throws Error where types are wrong
 */
export function declarationsOf(root: string, sources: readonly string[]): Output[] {
  const components = sources.filter((file) => COMPONENT.test(file) && file.endsWith('/index.tsx'));
  const frames = sources.filter((file) => FRAME.test(file));
  const {config} = ts.readConfigFile(path.join(root, CONFIG), (file) => ts.sys.readFile(file));
  const {options} = ts.parseJsonConfigFileContent(
    {...config, include: [], files: []},
    ts.sys,
    path.join(root, 'src'),
  );
  const program = ts.createProgram({
    rootNames: [...SURFACE, ...components, ...frames, 'src/ambient.d.ts'].map((file) =>
      path.join(root, file),
    ),
    options: {
      ...options,
      rootDir: root,
      outDir: root,
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: undefined,
      declaration: true,
      emitDeclarationOnly: true,
      types: ['node', '@docusaurus/module-type-aliases'],
    },
  });
  const outputs: Output[] = [];
  program.emit(undefined, (file, text) => {
    outputs.push({file: path.relative(root, file).replaceAll(path.sep, '/'), text});
  });
  const own = outputs.filter(({file}) => /^(?:plugins|src)\//.test(file));
  return [...own, {file: 'theme.d.ts', text: themeNames(components)}];
}

/** What `@theme/<Name>` is, for the editor of somebody who takes a component over. */
function themeNames(components: readonly string[]): string {
  return components
    .map((file) => {
      const [, name = ''] = COMPONENT.exec(file) ?? [];
      const types = `./${file.replace(/\/index\.tsx$/, '')}`;
      return `declare module '@theme/${name}' {\n  export {default} from '${types}';\n}\n`;
    })
    .join('');
}
