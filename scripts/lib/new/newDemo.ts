import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {demoTitle} from '../../../plugins/_shared/text/names';
import {moduleOf} from './attempts';
import {demoModule} from './elements';
import {formatTs} from './format';
import {demosOf, productsOf} from './inSite';
import type {Addition, Target} from './inSite';

/** The components that a page is about, as far as its front matter says. */
export function componentsIn(page: string): {names: string[]; packageName: string | undefined} {
  const yaml = /^---\r?\n([^]*?)\r?\n---/.exec(page)?.[1] ?? '';
  const {components = [], packageName} = (parse(yaml) ?? {}) as {
    components?: string | string[];
    packageName?: string;
  };
  const list = typeof components === 'string' ? components.split(',') : components;
  return {names: list.map((name) => name.trim()), packageName};
}

/** A demo beside a page: of the page's first component, where it has one that can be shown. */
export async function newDemo(text: string | undefined, place: Target): Promise<Addition> {
  const {folder, name, page} = findPage(text, place.siteDir);
  const file = path.posix.join(folder, `${name}.tsx`);
  const {names, packageName} = componentsIn(readFileSync(path.join(place.siteDir, page), 'utf8'));
  const code = (await componentDemo(name, names[0], packageName, place)) ?? plainDemo(name);
  const line = page.endsWith('.mdx') ? `<Demo src="./${name}.tsx" />` : `{{"demo": "${name}.tsx"}}`;
  return {
    files: new Map([[file, await formatTs(code)]]),
    notes: [`Next: put this line into ${page}, with an empty line on either side:`, `  ${line}`],
  };
}

/** @returns paths relative to the site, with slashes */
function findPage(text = '', siteDir: string): {folder: string; name: string; page: string} {
  const folder = path.posix.dirname(text.replaceAll('\\', '/'));
  const name = path.posix.basename(text).replace(/\.tsx$/, '');
  if (!/^[A-Z][A-Za-z\d]*$/.test(name) || folder === '.') {
    throw new Error(
      `No demo "${text}" can be made. Fix: vitrine new demo <folder of its page>/<Name>, e.g. docs/ui/button/LoudButton`,
    );
  }
  const absolute = path.join(siteDir, folder);
  const pages = existsSync(absolute)
    ? readdirSync(absolute)
        .filter((file) => /\.mdx?$/.test(file))
        .sort()
    : [];
  const own = path.posix.basename(folder);
  const isOwn = (file: string) => [own, 'index'].includes(file.replace(/\.mdx?$/, ''));
  const page = pages.find(isOwn) ?? pages[0];
  if (page !== undefined) return {folder, name, page: path.posix.join(folder, page)};
  throw new Error(
    `${folder} has no page. Fix: name a folder with one, from here, or make it: vitrine new page <product>/<Name>`,
  );
}

async function componentDemo(
  demo: string,
  component: string | undefined,
  packageName: string | undefined,
  place: Target,
): Promise<string | undefined> {
  const products = await productsOf(place.siteDir);
  const product = products.find(({packages}) => packages[0] === packageName);
  if (component === undefined || packageName === undefined || !product) return undefined;
  const {library, wholes, choices} = await demosOf(product, place, ({models}) =>
    models.some(({name}) => name === component),
  );
  const [whole] = wholes;
  const attempt = whole && choices.get(whole.name)?.demo;
  return attempt && moduleOf(attempt, whole, library, demo);
}

function plainDemo(name: string) {
  return demoModule(name, [], `<p>${demoTitle(name)}</p>`).trimStart();
}
