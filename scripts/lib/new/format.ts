import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import {format} from 'prettier/standalone';

/** TypeScript in the style of this guide's examples. */
export async function formatTs(text: string): Promise<string> {
  return format(text, {
    parser: 'typescript',
    plugins: [estree, typescript],
    singleQuote: true,
    bracketSpacing: false,
  });
}
