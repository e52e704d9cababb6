/** What tests and addons of Storybook's are imported from. */
const STORYBOOK = /^(?:@storybook\/|storybook(?:\/|$)|@chromatic-com\/)/;

/** Packages that have `expect`, `userEvent` and `within`, the newest first. */
export const TEST_PACKAGES = ['storybook/test', '@storybook/test'] as const;

/** Whether a module is one of Storybook's, which no site needs to have. */
export function isOfStorybook(specifier: string): boolean {
  return STORYBOOK.test(specifier);
}
