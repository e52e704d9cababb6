import path from 'node:path';
import {hasDefault} from '../../../plugins/_shared/modules';
import type {ApiModel} from '../../../plugins/api-model/core/model';
import {assembled, choose, firstAttempts, moduleOf, nested, shownAtOnce} from './attempts';
import type {Attempt, Choice} from './attempts';
import {formatTs} from './format';
import {frameModule, providerOf, THEMES} from './frames';
import type {Identity} from './identity';
import {hasButton, openedAttempts} from './opened';
import {foldersOf, pageText} from './pageText';
import {playgroundCandidates} from './playgrounds';
import {readExports, readRequired, tryAll} from './trial';
import type {Bench} from './trial';
import {withRequired, wholesOf} from './wholes';
import type {Whole} from './wholes';

/** Where pages are made, and of what. */
export interface Workshop {
  siteDir: string;
  /** npm name. */
  package: string;
  /** File that exports its own source, absolute. Default: what is installed is shown. */
  entry?: string | undefined;
  /** Of the package's components and hooks. */
  models: readonly ApiModel[];
  signal: AbortSignal;
}

/** Wholes, and what was found out about showing them. */
export interface Shown {
  wholes: Whole[];
  choices: ReadonlyMap<string, Choice>;
  /** Names of wholes that can be tried out by controls. */
  playable: ReadonlySet<string>;
  /** Text of the module that surrounds demos; absent where there is none. */
  frame?: string;
  /** Why there is no demo at all, in one line. */
  trouble?: string;
}

/** The frame of the library's own provider, where it works. */
async function frameOf({package: name, models, ...bench}: Workshop): Promise<string | undefined> {
  const provider = providerOf(name, models);
  if (!provider) return undefined;
  const isThemed = provider.props.some(({name: prop, required}) => required && prop !== 'children');
  const texts = [undefined, ...(isThemed ? THEMES : [])].map((theme) =>
    frameModule(name, provider, theme),
  );
  const candidates = texts.map((text) => ({
    id: text,
    code: `${text}\nexport default function Try() {\n  return <Frame>text</Frame>;\n}\n`,
  }));
  const faults = await tryAll(candidates, {...bench, package: name});
  const text = texts.find((one) => !faults.has(one));
  return text === undefined ? undefined : formatTs(text);
}

/**
 * Finds out how the components of a library can be shown, by trying.
 *
 * @param only keeps the wholes that are asked for. Default: all
 */
export async function findDemos(
  workshop: Workshop,
  frame: string | undefined,
  only: (whole: Whole) => boolean = () => true,
): Promise<Shown> {
  const {package: name, models, ...rest} = workshop;
  const nothing = {choices: new Map(), playable: new Set<string>()};
  try {
    const found = wholesOf(models, await readExports({...rest, package: name})).filter(only);
    const tags = found.flatMap(({root, parts}) => [...(root ? [root] : []), ...parts]);
    const required = await readRequired(
      {...rest, package: name},
      tags.map(({tag}) => tag),
    );
    const wholes = found.map((whole) => withRequired(whole, required));
    const around = frame ?? (await frameOf(workshop));
    const bench = {...rest, package: name, frame: around};
    return {...(await tryWholes(wholes, bench)), ...(around !== undefined && {frame: around})};
  } catch (error) {
    workshop.signal.throwIfAborted();
    const trouble = error instanceof Error ? error.message : String(error);
    return {wholes: wholesOf(models).filter(only), ...nothing, trouble};
  }
}

async function tryWholes(wholes: Whole[], bench: Bench): Promise<Shown> {
  const {package: name, siteDir} = bench;
  const candidate = (whole: Whole, attempt: Attempt) => ({
    id: attempt.id,
    code: moduleOf(attempt, whole, name),
  });
  const first = wholes.flatMap((whole) => [
    ...firstAttempts(whole).map((attempt) => candidate(whole, attempt)),
    ...playgroundCandidates(whole, name, (specifier) => hasDefault(siteDir, specifier)),
  ]);
  const faults = await tryAll(first, bench);
  const second = wholes.flatMap((whole) => {
    const attempts = [nested(whole, faults), assembled(whole, faults)];
    return attempts.flatMap((attempt) => (attempt ? candidate(whole, attempt) : []));
  });
  const all = new Map([...faults, ...(await tryAll(second, bench))]);
  const withButton = hasButton(wholes);
  const third = wholes
    .filter((whole) => shownAtOnce(whole, all) === undefined)
    .flatMap((whole) =>
      openedAttempts(whole, withButton).map((attempt) => candidate(whole, attempt)),
    );
  for (const [id, fault] of await tryAll(third, bench)) all.set(id, fault);
  const tried = new Set(first.map(({id}) => id));
  const isPlayable = (id: string) => tried.has(id) && !all.has(id);
  return {
    wholes,
    choices: new Map(wholes.map((whole) => [whole.name, choose(whole, all, withButton)])),
    playable: new Set(
      wholes.map((whole) => whole.name).filter((whole) => isPlayable(`${whole} playground`)),
    ),
  };
}

/**
 * The files of the pages, with their demos.
 *
 * @param docs folder of the product's markdown, relative to the site
 * @returns path → text, relative to the site
 */
export async function pageFiles(
  {wholes, choices, playable}: Shown,
  {name: library}: Pick<Identity, 'name'>,
  packageName: string,
  docs: string,
): Promise<Map<string, string>> {
  const folders = foldersOf(wholes.map(({name}) => name));
  const files = new Map<string, string>();
  for (const whole of wholes) {
    const folder = folders.get(whole.name) ?? whole.name;
    const attempt = choices.get(whole.name)?.demo;
    const demo = attempt && `Basic${whole.name}.tsx`;
    const playground = playable.has(whole.name) ? whole.name : undefined;
    const text = pageText({whole, library, package: packageName, demo, playground});
    files.set(path.posix.join(docs, folder, `${folder}.md`), text);
    if (attempt && demo !== undefined) {
      const code = await formatTs(moduleOf(attempt, whole, packageName));
      files.set(path.posix.join(docs, folder, demo), code);
    }
  }
  return files;
}
