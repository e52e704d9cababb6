import type {ModeSelectors} from '../../../plugins/library-sheets/core/modes';

/** What a style sheet of all components is called, beside the package's own name. */
const MAIN = ['styles', 'style', 'index', 'main', 'all', 'bundle'];

/** What is no library's whole look. */
const PART =
  /(?:^|[-_.])(?:reset|normalize|preflight|base|theme|tokens?|variables?|utilities|fonts?|icons?|rtl|layer|print|dark|light|legacy|grid)(?:[-_.]|$)/i;

/** What components whose own code imports their looks stand on. */
const GROUND = ['base', 'core', 'global'];

/** What a bundler calls a file of a program, which has it by that name alone. */
const HASHED = /[-.](?=\w*\d)(?=\w*[A-Z])\w{8}$|[-.](?=\w*\d)[\da-f]{8,}$/;

/**
 * The style sheet that has the looks of all components of a package, or what these stand on.
 *
 * @param packageName npm name
 * @param files the sheets that can be imported, from the package's folder: `dist/style.css`
 * @param told what the package tells its users, who import what stands there. Default: nothing
 * @returns one of the files; `undefined` where none is known to be it
 */
export function mainSheet(
  packageName: string,
  files: readonly string[],
  told = '',
): string | undefined {
  const written = files.filter((file) => !HASHED.test(baseName(file)));
  const whole = written.filter((file) => !PART.test(baseName(file)));
  const only = whole.length === 1 ? whole[0] : undefined;
  const named = firstOf([...ownNames(packageName), ...MAIN], whole);
  return firstTold(packageName, whole, told) ?? named ?? only ?? firstOf(GROUND, written);
}

/** The file that is imported first in a text; an address of it is no import. */
function firstTold(packageName: string, files: readonly string[], text: string) {
  const imports = [...text.matchAll(/["'(]([^"'()\s]+\.css)["')]/g)].map(([, path = '']) => path);
  return imports
    .flatMap((path) => files.find((file) => path === `${packageName}/${file}`) ?? [])
    .at(0);
}

/** The file with one of some names that is the nearest, and of these the one whose name comes first. */
function firstOf(names: readonly string[], files: readonly string[]): string | undefined {
  const named = files.filter((file) => names.includes(baseName(file)));
  const rank = (file: string) => rankOf(file) * names.length + names.indexOf(baseName(file));
  return named.toSorted((a, b) => rank(a) - rank(b))[0];
}

/**
 * The sheets of themes, of which a library's users choose one beside its looks.
 *
 * @param files the sheets that can be imported, from the package's folder
 */
export function themeSheets(files: readonly string[]): string[] {
  return files.filter((file) => /(?:^|\/)themes?\//.test(file) && !/\.min\.css$/.test(file)).sort();
}

/** A short way before a long one, what can be read before what is minified. */
function rankOf(file: string) {
  return file.split('/').length * 2 + Number(/\.min\.css$/.test(file));
}

function baseName(file: string) {
  return file.replace(/^.*\//, '').replace(/(?:[.-]bundle)?(?:\.min)?\.css$/, '');
}

/** `@acme/ui` → `ui`, `acme`, `acme-ui` */
function ownNames(packageName: string) {
  const words = packageName.replace('@', '').split('/');
  return [...words.toReversed(), words.join('-')];
}

/** What is about a mode, where an attribute may also be about a kind of button. */
const MODE_NAME = /theme|mode|scheme|color|appearance/;

/**
 * What a style sheet looks at to know the mode: an attribute that is about it, else a class.
 *
 * @param css its text
 * @returns `undefined` where it looks at neither
 */
export function modesIn(css: string): ModeSelectors | undefined {
  const attributes = [...css.matchAll(/\[([\w-]+)=(["']?)dark\2\]/g)].map(([, name = '']) => name);
  const [name] = attributes.filter((one) => MODE_NAME.test(one));
  const plain = css.replaceAll(/["']/g, '');
  const [light, dark] =
    name === undefined ? darkClass(plain) : [`[${name}=light]`, `[${name}=dark]`];
  const has = (selector: string) => (isIn(plain, selector) ? selector : undefined);
  if (has(dark) === undefined) return undefined;
  return {...(has(light) !== undefined && {light}), dark};
}

/** `.dark`, or a class that is about the mode by its name: `.acme-theme-dark`; no kind of button. */
function darkClass(css: string): [light: string, dark: string] {
  const classes = [...css.matchAll(/\.[\w-]*(?:theme|mode|scheme)[\w-]*/g)].map(([name]) => name);
  const own = isIn(css, '.dark') ? undefined : classes.find((name) => /[.-]dark(?:-|$)/.test(name));
  return own === undefined ? ['.light', '.dark'] : [own.replace('dark', 'light'), own];
}

/** Whether a text has a selector, and not only the beginning of a longer one. */
function isIn(text: string, selector: string) {
  return text
    .split(selector)
    .slice(1)
    .some((after) => selector.endsWith(']') || !/^[\w-]/.test(after));
}

/**
 * The style sheets that a package's `exports` name one by one.
 *
 * @param exports of its package.json
 * @returns paths behind the package's name: `style.css`
 */
export function exportedSheets(exports: unknown): string[] {
  if (typeof exports !== 'object' || exports === null) return [];
  return Object.keys(exports)
    .filter((key) => /^\.\/[^*]+\.css$/.test(key))
    .map((key) => key.slice(2));
}

/**
 * The packages that may have the looks of a library in its place: those that it stands on, of its own
 * makers, and that are called so.
 *
 * @example stylePackages('@acme/react', {'@acme/styles': '1.0.0', react: '19.0.0'}) → ['@acme/styles']
 */
export function stylePackages(
  packageName: string,
  dependencies: Readonly<Record<string, string>> = {},
): string[] {
  const [scope = '', own] = packageName.split('/');
  const makers = own === undefined ? `${packageName}-` : `${scope}/`;
  return Object.keys(dependencies).filter(
    (name) =>
      (name.startsWith(makers) && /[/-](?:styles?|css)$/.test(name)) ||
      name === `${scope}/${scope.slice(1)}`,
  );
}
