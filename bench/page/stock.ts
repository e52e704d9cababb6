import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT, run} from '../../scripts/lib/setup';

const HERE = import.meta.dirname;
const GUIDE = path.join(ROOT, 'docs/vitrine');
/** Git-ignored, and not below node_modules, whose files the loaders skip. */
const SITE = path.join(ROOT, '.cache/bench/page-stock');
/** A demo's line: stock Docusaurus would take it for an expression. */
const DEMO_LINE = /^\{\{.*\}\}$\n?/gm;

/**
 * Builds the pages of the guide with stock Docusaurus, anew: those in plain markdown, without
 * their demos.
 *
 * @returns the folder of the built site
 * @throws Error when the build fails; its output has been shown
 */
export function buildStock(): string {
  rmSync(SITE, {recursive: true, force: true});
  cpSync(path.join(HERE, 'stock'), SITE, {recursive: true});
  const docs = path.join(SITE, 'docs');
  mkdirSync(docs);
  for (const file of readdirSync(GUIDE).filter((name) => name.endsWith('.md'))) {
    const text = readFileSync(path.join(GUIDE, file), 'utf8');
    writeFileSync(path.join(docs, file), text.replace(DEMO_LINE, ''));
  }
  const env = {...process.env, NODE_ENV: 'production'};
  if (!run(process.execPath, [path.join(ROOT, 'bench/build/child.mjs'), SITE], env)) {
    throw new Error('Stock Docusaurus did not build. Fix: see its message above.');
  }
  return path.join(SITE, 'build');
}
