import path from 'node:path';
import type {Sought} from '../page-reader/core/quickVisits';

const DIRECTIVES = ['containerDirective', 'leafDirective', 'textDirective'];

/** Remark plugins of Docusaurus, by their modules, that walk a whole page, and what each looks for. */
const SOUGHT: readonly (readonly [module: string, kinds: readonly string[]])[] = [
  ['admonitions', DIRECTIVES],
  ['headings', ['heading']],
  ['toc', ['heading', 'mdxjsEsm', 'mdxJsxFlowElement']],
  ['details', ['mdxJsxFlowElement']],
  ['head', ['mdxJsxFlowElement']],
  ['transformImage', ['image']],
  ['resolveMarkdownLinks', ['link', 'definition']],
  ['transformLinks', ['link']],
  ['unusedDirectives', DIRECTIVES],
  ['mdx1Compat/codeCompatPlugin', ['code']],
];

/** The functions that Docusaurus passes pages through, as it has loaded them. */
export function soughtBy(): Sought {
  const docusaurus = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const loader = path.dirname(
    require.resolve('@docusaurus/mdx-loader/package.json', {paths: [docusaurus]}),
  );
  const entries = SOUGHT.map(([module, kinds]) => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the one that is loaded
    const {default: plugin} = require(path.join(loader, 'lib/remark', module)) as {
      default: unknown;
    };
    return [plugin, new Set(kinds)] as const;
  });
  return new Map(entries);
}
