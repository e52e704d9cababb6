import {storyModule} from '../../csf/core/modules';
import {isOfStorybook, TEST_PACKAGES} from '../../csf/core/packages';
import {joinPath} from '../../_shared/paths';

/**
 * What a module runs: `view` is served and hydrated, and nothing in it is of Storybook; `play` is
 * what interactions run, loaded when they are asked for.
 */
export type Kind = 'view' | 'play';

/** What surrounds a file of stories. */
export interface Surroundings {
  /** Its folder in the site: `docs/ui`. */
  folder: string;
  /** Whether there is a module by the name that an import gives. */
  has: (specifier: string) => boolean;
  /** The module that was made of another file of stories; nothing where it is none. */
  made: (specifier: string) => string | undefined;
}

const STAND_IN = '@theme/Story/standIn';
/** What an interaction finds its elements with where the site has no package of Storybook's. */
const FINDERS = [...TEST_PACKAGES, '@testing-library/dom'];

/**
 * A file of stories as a module that runs here.
 *
 * @param file its name, which tells the language
 */
export function moduleText(
  kind: Kind,
  file: string,
  text: string,
  {folder, has, made}: Surroundings,
): string {
  const module = storyModule(file, text, {
    moduleOf: (specifier) => made(specifier) ?? `@site/${joinPath(folder, specifier)}`,
    keeps: (specifier) => kind === 'play' && isOfStorybook(specifier) && has(specifier),
    standIn: STAND_IN,
  });
  const tools = kind === 'play' ? FINDERS.find(has) : undefined;
  return tools === undefined ? module : `${module}\nexport * as vitrineTools from '${tools}';\n`;
}

/** The module that a page imports for one story. */
export function entryOf(name: string, view: string, play: string | undefined): string {
  const loads = play === undefined ? 'undefined' : `() => import(${JSON.stringify(play)})`;
  return `import {storyComponent} from '@theme/Story/compose';
import * as file from ${JSON.stringify(view)};
export default storyComponent(file, ${JSON.stringify(name)});
export const story = {
  file,
  name: ${JSON.stringify(name)},
  loadPlay: VITRINE_SERVER ? undefined : ${loads},
};
`;
}
