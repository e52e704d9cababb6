import type {ReactNode} from 'react';
import Demo from '../../theme/Demo';
import type {DemoProps} from '../../theme/Demo/types';

export const EDIT = 'https://github.com/acme/docs/edit/main/docs/a/BasicTable.tsx';

/** A demo of three files as the page's compiler writes it, its text telling which block is which. */
export const TABLE: DemoProps = {
  id: 'demo-basic-table',
  name: 'BasicTable',
  file: 'BasicTable.tsx',
  at: 'docs/a.md:3',
  load: () => new Promise(() => undefined),
  server: undefined,
  files: [
    {name: 'BasicTable.tsx', variants: ['ts', 'js'], hasPreview: true},
    {name: 'rows.ts', variants: ['ts', 'js'], hasPreview: false},
    {name: 'look.css', variants: [], hasPreview: false},
  ],
  packages: {'@acme/ui': '1.2.3', react: '19.2.9'},
  edit: EDIT,
};

/** A block as it is rendered for a fence. */
export function Block({children}: {children: string}): ReactNode {
  return (
    <div data-code-block="">
      <pre>
        <code>{children}</code>
      </pre>
    </div>
  );
}

/** The demo with its blocks, in the order in which the compiler writes them. */
export function TableDemo(props: Partial<DemoProps>): ReactNode {
  return (
    <Demo {...TABLE} {...props}>
      <div data-demo-file="BasicTable.tsx" data-variant="ts">
        <Block>table ts</Block>
      </div>
      <div data-demo-file="BasicTable.tsx" data-variant="ts" data-preview="">
        <Block>preview ts</Block>
      </div>
      <div data-demo-file="BasicTable.js" data-variant="js">
        <Block>table js</Block>
      </div>
      <div data-demo-file="BasicTable.js" data-variant="js" data-preview="">
        <Block>preview js</Block>
      </div>
      <div data-demo-file="rows.ts" data-variant="ts">
        <Block>rows ts</Block>
      </div>
      <div data-demo-file="rows.jsx" data-variant="js">
        <Block>rows js</Block>
      </div>
      <div data-demo-file="look.css">
        <Block>look</Block>
      </div>
    </Demo>
  );
}

/** What a demo needs of its surroundings in a test. */
export function prepareBrowser(): void {
  class NeverNear {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, {VITRINE_SERVER: false, IntersectionObserver: NeverNear});
}
