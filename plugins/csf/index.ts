export {storyName, readingOf, storyIn} from './core/find';
export {storybookImports, storyModule} from './core/modules';
export {isOfStorybook, TEST_PACKAGES} from './core/packages';
export {BROWSER_ONLY, hasTag, previewTags} from './core/tags';
export type {ControlProp, Story, StoryFault, StoryFile} from './core/types';
