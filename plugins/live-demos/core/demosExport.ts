import type {MdxjsEsm} from 'mdast-util-mdx';
import {literal} from '../../_shared/mdx';

/** What the module of a page with demos exports, so that it is known before the page is rendered. */
export const DEMOS_EXPORT = 'vitrineDemos';

/** `export const vitrineDemos = true;` as a node of a page's tree. */
export function demosExport(): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExportNamedDeclaration',
            attributes: [],
            specifiers: [],
            declaration: {
              type: 'VariableDeclaration',
              kind: 'const',
              declarations: [
                {
                  type: 'VariableDeclarator',
                  id: {type: 'Identifier', name: DEMOS_EXPORT},
                  init: literal(true),
                },
              ],
            },
          },
        ],
      },
    },
  };
}
