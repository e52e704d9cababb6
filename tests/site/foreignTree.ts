import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {FIXTURES} from './sites';

/** What a scenario says of its products, each with what it exports. */
const MODULES = {
  registry: (id: string) =>
    `{...own, products: [...own.products, ...added.products.filter((one) => one.id === '${id}')]}`,
  library: (id: string) => `[...own, ...added.filter((one) => one.product === '${id}')]`,
  sidebars: (id: string) => `{...own, '${id}': added['${id}']}`,
} as const;

const EXPORTS = {registry: 'registry', library: 'packages', sidebars: 'default'} as const;

/** Adds a product of another scenario to a site: its pages, its tree, its packages. */
export function addProduct(site: string, scenario: string, id: string): void {
  const from = path.join(FIXTURES, scenario);
  cpSync(path.join(from, 'docs', id), path.join(site, 'docs', id), {recursive: true});
  for (const name of Object.keys(MODULES) as (keyof typeof MODULES)[]) {
    const [own, added] = [`${name}-own`, `${name}-${id}`];
    cpSync(path.join(site, `${name}.ts`), path.join(site, `${own}.ts`));
    cpSync(path.join(from, `${name}.ts`), path.join(site, `${added}.ts`));
    const exported = EXPORTS[name];
    const binding = exported === 'default' ? 'default' : `const ${exported} =`;
    const joined = [
      `import {${exported} as own} from './${own}';`,
      `import {${exported} as added} from './${added}';`,
      `export ${binding} ${MODULES[name](id)};`,
    ];
    writeFileSync(path.join(site, `${name}.ts`), `${joined.join('\n')}\n`);
  }
}

/** A page as its author wrote it. */
export interface WrittenPage {
  file: string;
  title: string;
  /** Of its text and its code, each once. */
  words: string[];
}

/** What a site leaves out: what is written for authors, drafts, and other languages. */
const LEFT = /(?:^|\/)README\.md$|^drafts\/|-[a-z]{2}\.md$/;
/** What is no text: front matter, comments, lines of the dialect, marks of callouts and fences, tags, entities. */
const MARKUP =
  /^---\n[^]*?\n---\n|<!--[^]*?-->|^\{\{.*\}\}.*$|^ *:::\w*|^ *```.*$|<\/?[a-z][^<>]*>|\]\([^)]*\)|\{#[^}]*\}|&\w+;/gm;

/** The pages of a product of a scenario, with the words that a reader has to see. */
export function writtenPages(scenario: string, id: string): WrittenPage[] {
  const folder = path.join(FIXTURES, scenario, 'docs', id);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => file.endsWith('.md') && !LEFT.test(file))
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const words = text.replace(MARKUP, ' ').match(/[\p{L}\p{N}]{3,}/gu) ?? [];
      return {file, title: /^# (.*)$/m.exec(text)?.[1] ?? '', words: [...new Set(words)]};
    });
}

/** The texts of a page's written part that are no code, and belong to no demo. */
export function plainText(main: Element): string {
  const copy = main.cloneNode(true) as Element;
  for (const code of copy.querySelectorAll('code, pre, kbd, figure')) code.remove();
  return copy.textContent ?? '';
}
