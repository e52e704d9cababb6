import {hasDefault} from '../../../plugins/demo-code/files';
import type {ApiModel} from '../../../plugins/api-model/core/model';
import {assembled, firstAttempts, nested} from './attempts';
import {choose, isMute, shownAtOnce} from './choice';
import {compositionsThatWork} from './compositions';
import type {Choice} from './choice';
import {deeperAttempts, gathered, settled} from './families';
import {candidatesOf, createFindings} from './findings';
import type {Findings} from './findings';
import {formatTs} from './format';
import {frameModule} from './frames';
import {importedBy, type Imported} from './imported';
import {galleriesThatWork, type Gallery} from './galleries';
import {buttonOf, lastAttempts} from './opened';
import {playgroundCandidates} from './playgrounds';
import {surroundingsOf} from './providers';
import {readExports, readWants} from './exported';
import {toldAttempts} from './told';
import {tryAll} from './trial';
import type {Bench} from './trial';
import {withWants, wholesOf} from './wholes';
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
  /** Module that has the `styles` of its frame. Default: it has none. */
  styles?: string | undefined;
  /** Its style sheet, as a demo would import it: what that hides is seen to be hidden. Default: none. */
  css?: string | undefined;
  /** Path of a Chromium that runs what is to be shown. Default: only the server does. */
  browser?: string | undefined;
  signal: AbortSignal;
}

/** Wholes, and what was found out about showing them. */
export interface Shown {
  /** Whose they are. */
  library: Imported;
  wholes: Whole[];
  /** Those that are one page together. Default: none. */
  galleries?: Gallery[];
  choices: ReadonlyMap<string, Choice>;
  /** Ids of attempts that begin with a block. Default: none. */
  blocks?: ReadonlySet<string>;
  /** Names of wholes that can be tried out by controls. */
  playable: ReadonlySet<string>;
  /** Modules that give what is tried out its parts, by the names of wholes. Default: none. */
  compositions?: ReadonlyMap<string, string>;
  /** Text of the module that surrounds demos; absent where there is none. */
  frame?: string;
  /** Why there is no demo at all, in one line. */
  trouble?: string;
}

/** The frame of the library's own providers, the first that works. */
async function frameOf(
  {package: name, models, styles, ...bench}: Workshop,
  themes: readonly string[],
): Promise<string | undefined> {
  const ways = surroundingsOf(name, models, themes);
  const all = styles === undefined ? ways : [...ways, {}].map((one) => ({...one, styles}));
  const library = importedBy(name, models);
  const texts = [...new Set([...all, ...ways].map((around) => frameModule(library, around)))];
  const candidates = texts.map((text) => ({
    id: text,
    code: `${text}\nexport default function Try() {\n  return <Frame direction="ltr">text</Frame>;\n}\n`,
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
  const {package: name, models, styles: _, ...rest} = workshop;
  const library = importedBy(name, models);
  const nothing = {library, choices: new Map(), playable: new Set<string>()};
  try {
    const exported = await readExports({...rest, package: name}, library);
    const found = wholesOf(models, exported).filter(only);
    const tags = found.flatMap(({root, parts}) => [...(root ? [root] : []), ...parts]);
    const wants = await readWants(
      {...rest, package: name},
      tags.map(({tag}) => tag),
      library,
    );
    const wholes = found.map((whole) => withWants(whole, wants));
    const around = frame ?? (await frameOf(workshop, exported.themes));
    const bench = {...rest, package: name, frame: around};
    const {galleries, others} = await galleriesThatWork(wholes, library, (all) =>
      tryAll(all, bench),
    );
    const shown = await tryWholes(others, library, bench);
    return {...shown, library, galleries, ...(around !== undefined && {frame: around})};
  } catch (error) {
    workshop.signal.throwIfAborted();
    const trouble = error instanceof Error ? error.message : String(error);
    return {wholes: wholesOf(models).filter(only), ...nothing, trouble};
  }
}

async function tryWholes(
  found: Whole[],
  library: Imported,
  bench: Bench,
): Promise<Omit<Shown, 'library'>> {
  const findings = createFindings(library, bench);
  const {blocks, attempt, works} = findings;
  const playable = found.flatMap((whole) =>
    playgroundCandidates(whole, library, (specifier) => hasDefault(bench.siteDir, specifier)),
  );
  await attempt([...candidatesOf(found, library, firstAttempts), ...playable]);
  const wholes = await putTogether(found, findings);
  const choices = await chooseAll(wholes, findings, bench.browser !== undefined);
  const compositions = await compositionsThatWork(wholes, choices, library, attempt, works);
  const isPlayable = ({name}: Whole) => compositions.has(name) || works(`${name} playground`);
  return {
    // What the package has as types alone has no page: nobody could use it.
    wholes: wholes.filter(({root, parts}) => root !== undefined || parts.length > 0),
    choices,
    blocks,
    compositions,
    playable: new Set(wholes.filter(isPlayable).map(({name}) => name)),
  };
}

/** Tries what is left to try of wholes that show nothing yet, and chooses a demo of each. */
async function chooseAll(
  wholes: readonly Whole[],
  {faults, silent, attemptAll}: Findings,
  inBrowser: boolean,
): Promise<Map<string, Choice>> {
  const button = buttonOf(wholes);
  const mute = wholes.filter((whole) => isMute(whole, faults, silent));
  await attemptAll(mute, toldAttempts);
  const closed = wholes.filter((whole) => shownAtOnce(whole, faults, silent) === undefined);
  await attemptAll(closed, (whole) => lastAttempts(whole, faults, {button, inBrowser}));
  return new Map(wholes.map((whole) => [whole.name, choose(whole, faults, button, silent)]));
}

/** Gives wholes their parts, as deep as these work in each other. */
async function putTogether(
  found: Whole[],
  {faults, tried, attemptAll}: Findings,
): Promise<Whole[]> {
  let wholes = gathered(found, faults);
  await attemptAll(wholes, firstAttempts);
  for (let depth = 0; depth < DEPTH; depth += 1) {
    await attemptAll(wholes, (whole) => deeperAttempts(whole, faults));
    wholes = wholes.map((whole) => settled(whole, faults, tried));
  }
  await attemptAll(wholes, (whole) =>
    [nested(whole, faults), assembled(whole, faults)].filter((one) => one !== undefined),
  );
  return wholes;
}

/** How deep parts are tried in parts. */
const DEPTH = 3;
