import {isComponentName} from '../../../plugins/page-reader/core/askedPlayground';
import {readComposition} from '../../../plugins/playground/core/composition';
import {scanTag} from '../../../plugins/playground/core/tags';
import {isFilled} from './attempts';
import type {Attempt} from './attempts';
import type {Choice} from './choice';
import {demoModule, importsOf, toCode} from './elements';
import type {Imported} from './imported';
import {startOf} from './playgrounds';
import type {Candidate} from './trial';
import type {Whole} from './wholes';

/**
 * The compositions that work.
 *
 * @param choices by the names of wholes
 * @param attempt tries candidates
 * @param works tells of one that was tried
 * @returns text of the module, by the name of its whole
 */
export async function compositionsThatWork(
  wholes: readonly Whole[],
  choices: ReadonlyMap<string, Choice>,
  library: Imported,
  attempt: (candidates: readonly Candidate[]) => Promise<void>,
  works: (id: string) => boolean,
): Promise<Map<string, string>> {
  const found = wholes.flatMap((whole) => {
    const demo = choices.get(whole.name)?.demo;
    const code = demo && compositionOf(whole, demo, library);
    return code === undefined ? [] : [{whole, code}];
  });
  await attempt(found.flatMap(({whole, code}) => compositionCandidates(whole, code)));
  const working = found.filter(({whole}) => compositionIds(whole.name).every(works));
  return new Map(working.map(({whole, code}) => [whole.name, code]));
}

/**
 * The module by which the playground of a whole has the parts in it that its demo has, or the lists,
 * as without them it shows little or nothing.
 *
 * @param demo the one that the page shows
 * @returns nothing where the demo has neither, or shows parts in another way than within the whole
 */
function compositionOf(
  {name, root, models}: Whole,
  {id, body, state, browserOnly = false}: Attempt,
  library: Imported,
): string | undefined {
  const model = models.find((one) => one.name === name);
  const isWhole = root?.tag === name && isComponentName(name);
  if (!model || !isWhole || state !== undefined || browserOnly) return undefined;
  const element = isFilled(id, name) ? withProps(body) : aroundParts(name, body);
  if (element === undefined) return undefined;
  const code = demoModule(
    composed(name),
    ["import type {ComponentProps} from 'react';", ...importsOf(name, model, library, body)],
    element,
    [],
    `props: Partial<ComponentProps<typeof ${name}>>`,
  );
  return 'around' in readComposition(code, name) ? code : undefined;
}

/** An element without a content that takes props too. */
function withProps(element: string): string | undefined {
  return element.endsWith(' />') ? element.replace(/ \/>$/, ' {...props} />') : undefined;
}

/** The same of one that has parts in it. */
function aroundParts(name: string, body: string): string | undefined {
  const [begin] = new RegExp(`^<${name}(?![\\w.-])`).exec(body) ?? [];
  if (begin === undefined) return undefined;
  const {end} = scanTag(body, begin.length);
  if (end === undefined || body[end - 2] === '/') return undefined;
  const parts = body.slice(end);
  return /<[A-Z]/.test(parts) ? `${body.slice(0, end - 1)} {...props}>${parts}` : undefined;
}

const composed = (name: string) => `${name}Example`;

/**
 * What is tried of a composition: that its types are right, and what the playground begins with.
 *
 * @param code of {@link compositionOf}
 */
function compositionCandidates({name, models}: Whole, code: string): Candidate[] {
  const model = models.find((one) => one.name === name);
  const {attributes, content} = model ? startOf(model) : {attributes: [], content: ''};
  const read = readComposition(code, name);
  const holds = 'around' in read && read.around.holds;
  const begun = toCode({tag: composed(name), attributes, content: holds ? '' : content});
  const shown = `${code.replace('export default ', '')}\nexport default () => ${begun};\n`;
  const [typed, played] = compositionIds(name);
  return [
    {id: typed, code},
    {id: played, code: shown, isTyped: false},
  ];
}

/** By which the outcomes are told. */
function compositionIds(name: string): [typed: string, played: string] {
  return [`${name} composed`, `${name} composed playground`];
}
