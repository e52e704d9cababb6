import {execFileSync} from 'node:child_process';
import path from 'node:path';

/** The folder of the fixture demos; it stands for the site's. */
export const PAGES = path.join(__dirname, 'pages');

interface Page {
  format: 'md' | 'mdx';
  content: string;
}

interface Result {
  code?: string;
  error?: string;
}

/** Compiles pages as Docusaurus does, all in one process. */
export function compileAll<Key extends string>(pages: Record<Key, Page>): Record<Key, Result> {
  const output = execFileSync(process.execPath, [path.join(__dirname, 'runCompiler.mjs')], {
    input: JSON.stringify(pages),
    cwd: PAGES,
    encoding: 'utf8',
  });
  return JSON.parse(output) as Record<Key, Result>;
}
