import path from 'node:path';
import {shorten} from '../../../plugins/front-matter/core/description';
import {toCode, variantsOf} from './elements';
import {formatTs} from './format';
import {document} from './pageText';
import type {Candidate} from './trial';
import type {Part, Whole} from './wholes';
import {importLines} from './imported';
import type {Imported} from './imported';

/** Components that differ in what they show alone, as icons do: they have one page. */
export interface Gallery {
  /** Of its page. */
  name: string;
  /** In their order; at least {@link FEWEST}. */
  members: readonly string[];
  /** One of them, as a demo writes it. */
  example: Part;
}

/** As many as are a page each. */
const FEWEST = 24;

/** By which icons are known. */
const ICON = /^Icon(?=[A-Z\d])|Icon$/;

/**
 * Parts what has a page of its own from what would have hundreds of the same.
 *
 * @param wholes in their order
 */
export function galleriesOf(wholes: readonly Whole[]): {galleries: Gallery[]; others: Whole[]} {
  const groups = new Map<string, Whole[]>();
  for (const whole of wholes) {
    const kind = kindOf(whole);
    if (kind !== undefined) groups.set(kind, [...(groups.get(kind) ?? []), whole]);
  }
  const [most = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  const example = most[0]?.root;
  if (most.length < FEWEST || !example) return {galleries: [], others: [...wholes]};
  return {
    galleries: [{name: 'Icons', members: most.map(({name}) => name), example}],
    others: wholes.filter((whole) => !most.includes(whole)),
  };
}

/** What an icon takes, as a text: those of one set take the same. `undefined` for what is none. */
function kindOf({name, short = name, root, parts, models}: Whole): string | undefined {
  if (!ICON.test(short) || root?.tag !== name || parts.length > 0 || models.length > 1) {
    return undefined;
  }
  return JSON.stringify(root.model?.props.map(({name: prop, type}) => [prop, type.text]) ?? []);
}

/** What is written, and has to be tried. */
export function galleryCandidate(gallery: Gallery, library: Imported): Candidate {
  return {id: `${gallery.name} gallery`, code: moduleOf(gallery, library)};
}

/**
 * The page of a gallery with its demo.
 *
 * @param folder of the page, relative to the site
 * @param title what readers call the library
 * @returns path → text, relative to the site
 */
export async function galleryFiles(
  gallery: Gallery,
  {folder, title, library}: {folder: string; title: string; library: Imported},
): Promise<Map<string, string>> {
  const {name, members} = gallery;
  const kind = name.toLowerCase();
  const description = shorten(`The ${members.length} ${kind} of ${title}.`);
  const text = document({title: name, description}, [
    `# ${name}`,
    'Each is imported by the name below it:',
    `\`\`\`tsx\n${importLines(library, members.slice(0, 1)).join('')}\n\`\`\``,
    `{{"demo": "${demoOf(gallery)}.tsx"}}`,
  ]);
  const code = await formatTs(moduleOf(gallery, library));
  return new Map([
    [path.posix.join(folder, `${path.posix.basename(folder)}.md`), text],
    [path.posix.join(folder, `${demoOf(gallery)}.tsx`), code],
  ]);
}

function demoOf({name}: Gallery) {
  return `All${name}`;
}

function moduleOf(gallery: Gallery, library: Imported): string {
  const {members, example} = gallery;
  const names = members.join(', ');
  // The last ways have a name for those who cannot see them, and nothing in them.
  const bare = variantsOf(example).find(({content}) => content === '');
  const element = toCode({attributes: [], ...bare, content: '', tag: 'Icon'});
  return `${importLines(library, members).join('\n')}

const icons = {${names}};

export default function ${demoOf(gallery)}() {
  return (
    <div style={{display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: '1.5rem 1rem', textAlign: 'center'}}>
      {Object.entries(icons).map(([name, Icon]) => (
        <div key={name}>
          ${element}
          <div style={{fontSize: '0.75rem', overflowWrap: 'anywhere'}}>{name}</div>
        </div>
      ))}
    </div>
  );
}
`;
}

/**
 * What is no gallery, or works as none, has pages of its own.
 *
 * @param attempt tries candidates, and tells why some fail
 */
export async function galleriesThatWork(
  wholes: readonly Whole[],
  library: Imported,
  attempt: (candidates: readonly Candidate[]) => Promise<ReadonlyMap<string, string>>,
): Promise<{galleries: Gallery[]; others: Whole[]}> {
  const found = galleriesOf(wholes);
  const faults = await attempt(found.galleries.map((one) => galleryCandidate(one, library)));
  return faults.size === 0 ? found : {galleries: [], others: [...wholes]};
}
