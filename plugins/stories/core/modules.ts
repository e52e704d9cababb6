import {storyModule} from '../../csf/core/modules';
import {isOfStorybook, TEST_PACKAGES} from '../../csf/core/packages';
import {joinPath} from '../../_shared/text/paths';

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

/**
 * Storybook's file of what all stories have, as a module that runs here. Its style sheets are left
 * out: those of a library reach demos by `css` of the product, and nothing else of the page.
 */
export function previewText(file: string, text: string, folder: string): string {
  const bare = text.replaceAll(/^import\s+['"][^'"]+\.(?:css|scss|sass|less)['"];?/gm, '');
  return storyModule(file, bare, {
    moduleOf: (specifier) => `@site/${joinPath(folder, specifier)}`,
    keeps: () => false,
    standIn: STAND_IN,
  });
}

/** The module that a page imports for one story. @param preview module of what all stories have */
export function entryOf(
  name: string,
  view: string,
  play: string | undefined,
  preview?: string,
): string {
  const whole = preview === undefined ? '' : '.then((own) => withPreview(own, preview))';
  const loads = play === undefined ? 'undefined' : `() => import(${JSON.stringify(play)})${whole}`;
  const own =
    preview === undefined
      ? `import * as file from ${JSON.stringify(view)};`
      : `import {withPreview} from '@theme/Story/preview';
import * as preview from ${JSON.stringify(preview)};
import * as own from ${JSON.stringify(view)};
const file = withPreview(own, preview);`;
  return `import {storyComponent} from '@theme/Story/compose';
${own}
export default storyComponent(file, ${JSON.stringify(name)});
export const story = {
  file,
  name: ${JSON.stringify(name)},
  loadPlay: VITRINE_SERVER ? undefined : ${loads},
};
`;
}
