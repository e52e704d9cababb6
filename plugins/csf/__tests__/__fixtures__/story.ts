import {readStories} from '../../core/read';

export const META = `import type {Meta, StoryObj} from '@storybook/react';
import {fn} from 'storybook/test';
import {Button} from './Button';

const meta = {component: Button, args: {onClick: fn()}} satisfies Meta<typeof Button>;
export default meta;
`;

/** The last story of a file, which is to have no fault. */
export function story(code: string, meta = META) {
  const {stories, faults} = readStories('Button.stories.tsx', meta + code);
  expect(faults).toEqual([]);
  return stories.at(-1);
}
