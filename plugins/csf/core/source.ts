import type ts from 'typescript';
import type {Args} from './args';
import {moduleOf} from './closure';
import {elementOf, givenOf, indent} from './jsx';
import {fillIn} from './substitute';
import type {RenderFunction} from './types';

/** A story as a user would write it. */
export interface Source {
  /** A module whose default export renders it. */
  source: string;
  /** What it renders; nothing where it does more than that. */
  preview: string | undefined;
}

/** What a story is shown of. */
interface Shown {
  /** Name of its component in words without signs: `WithIcon`. */
  name: string;
  /** As the file calls it; nothing where the story renders itself. */
  component: string | undefined;
  /** A function of the file, or a name that it imports. */
  render: RenderFunction | ts.MethodDeclaration | string | undefined;
  args: Args;
}

/** The source of a story: its component with its args, or what it renders with them filled in. */
export function sourceOf({name, component, render, args}: Shown, file: ts.SourceFile): Source {
  const filled =
    typeof render === 'object'
      ? fillIn(render, args)
      : {
          code: elementOf(render ?? component ?? '', givenOf(args.list, args.spreads)),
          isBlock: false,
        };
  const head = `export default function ${name}() `;
  if (filled.isBlock) return {source: moduleOf(head + filled.code, file), preview: undefined};
  const isLong = filled.code.includes('\n');
  const returned = isLong ? `(\n${indent(filled.code, '    ')}\n  )` : filled.code;
  const source = moduleOf(`${head}{\n  return ${returned};\n}`, file);
  return {source, preview: filled.code};
}
