import {stringify} from 'yaml';
import {demoTitle, kebabCase} from '../../../plugins/_shared/text/names';
import {shorten} from '../../../plugins/front-matter/core/description';
import type {Identity} from './identity';
import {firstSentence, toPageText} from './sentences';
import type {Whole} from './wholes';

/** How a page shows a demo. */
interface Ways {
  /** Whether the browser alone runs it. Default: it is rendered in the build. */
  browserOnly?: boolean | undefined;
  /** Whether it is laid out as in a text. Default: it stands in the middle. */
  flow?: boolean | undefined;
}

/** What a page needs to know beside its components. */
export interface PageFacts extends Ways {
  whole: Whole;
  /** The library's name, for readers. */
  library: string;
  /** npm name. */
  package: string;
  /** File of its demo, beside the page; absent where none works. */
  demo?: string | undefined;
  /** Component with controls; absent where it cannot be tried out. */
  playground?: string | undefined;
}

/** Names that front matter takes for components, those of parts among them. */
const COMPONENT = /^\p{Lu}[\p{L}\p{N}_]*(?:\.\p{Lu}[\p{L}\p{N}_]*)*$/u;

/** The page of a component with its parts. */
export function pageText({whole, library, package: packageName, ...shown}: PageFacts): string {
  const title = demoTitle(whole.short ?? whole.name);
  const {demo, playground} = shown;
  // What a part says of itself is not true of the whole.
  const told = whole.root?.model?.description ?? '';
  const fallback = shorten(`${title} is a component of ${library}.`);
  const names = whole.models.map(({name}) => name).filter((name) => COMPONENT.test(name));
  const description = firstSentence(told) ?? fallback;
  const fields = {
    title,
    description,
    ...(names.length > 0 && {components: names.join(', '), packageName}),
  };
  return document(fields, [
    `# ${title}`,
    // The page begins with its description.
    toPageText(told, description),
    demo === undefined ? '' : demoLine(demo, shown),
    playground === undefined ? '' : `{{"playground": ${JSON.stringify(playground)}}}`,
  ]);
}

/** The line of a page that shows a demo. @param file beside the page */
export function demoLine(file: string, {browserOnly = false, flow = false}: Ways = {}): string {
  const options = {...(browserOnly && {browserOnly}), ...(flow && {flow})};
  const written = Object.keys(options).map((name) => `, "${name}": true`);
  return `{{"demo": ${JSON.stringify(file)}${written.join('')}}}`;
}

/**
 * A page as markdown.
 *
 * @param fields of its front matter
 * @param blocks of its body; empty ones are left out
 */
export function document(fields: Record<string, unknown>, blocks: readonly string[]): string {
  const yaml = stringify(fields, {lineWidth: 0, singleQuote: true});
  return `---\n${yaml}---\n\n${blocks.filter(Boolean).join('\n\n')}\n`;
}

/**
 * The start page of a product, as `.mdx`: it begins with its description, and ends with pictures of
 * the components.
 */
export function overviewText({id, name, description}: Identity): string {
  const fields = {title: 'Overview', description, sidebar_position: 1};
  return document(fields, [
    `import ComponentCards from '@theme/ComponentCards';\nimport components from '@generated/page-index/default/components-${id}.json';`,
    '# Overview',
    `[Install](./installation.md) ${name}, and begin with one of its components.`,
    '## Components',
    '<ComponentCards components={components} />',
  ]);
}

/** How readers install a library. */
export function installationText(
  {name}: Identity,
  packages: readonly string[],
  css: string | undefined,
): string {
  const fields = {
    title: 'Installation',
    description: shorten(`How to install ${name}.`),
    sidebar_position: 2,
  };
  const sheet =
    css === undefined ? [] : ['Import its style sheet once, where your program begins:'];
  return document(fields, [
    '# Installation',
    `\`\`\`bash npm2yarn\nnpm install ${packages.join(' ')}\n\`\`\``,
    ...sheet,
    css === undefined ? '' : `\`\`\`ts\nimport '${css}';\n\`\`\``,
  ]);
}

/** Addresses that a product has without a page of that name. */
const TAKEN = ['api', 'index', 'installation'];

/** The folders of pages, by the names of these: each has its own. */
export function foldersOf(pages: readonly Pick<Whole, 'name' | 'short'>[]): Map<string, string> {
  const taken = new Set(TAKEN);
  const folders = new Map<string, string>();
  for (const {name, short = name} of pages) {
    const own = kebabCase(short);
    let folder = TAKEN.includes(own) ? `${own}-component` : own;
    for (let use = 2; taken.has(folder); use += 1) folder = `${own}-${use}`;
    taken.add(folder);
    folders.set(name, folder);
  }
  return folders;
}
