import {execFileSync} from 'node:child_process';
import path from 'node:path';

interface TestPage {
  format: 'md' | 'mdx';
  content: string;
}

interface Result {
  code?: string;
  error?: string;
}

/** Compiles pages as Docusaurus does, all in one process. */
export function compileAll<Key extends string>(pages: Record<Key, TestPage>): Record<Key, Result> {
  const output = execFileSync(process.execPath, [path.join(__dirname, 'runCompiler.mjs')], {
    input: JSON.stringify(pages),
    cwd: __dirname,
    encoding: 'utf8',
  });
  return JSON.parse(output) as Record<Key, Result>;
}
