import {useState} from 'react';
import Button from '@mui/material/Button';
import type {ButtonProps} from '@mui/material/Button';

export default {
  component: Button,
  args: {variant: 'contained', children: 'Publish'},
  argTypes: {
    variant: {options: ['text', 'outlined', 'contained'], control: 'inline-radio'},
    size: {options: ['small', 'medium', 'large'], control: 'inline-radio'},
    disabled: {control: 'boolean'},
  },
};

export const Contained = {};

export const Published = {
  render: function Published(args: ButtonProps) {
    const [isDone, setDone] = useState(false);
    return (
      <Button {...args} onClick={() => setDone(true)}>
        {isDone ? 'Published' : 'Publish'}
      </Button>
    );
  },
  play: async ({canvasElement}: {canvasElement: HTMLElement}) => {
    const button = canvasElement.querySelector('button');
    button?.click();
    await new Promise(requestAnimationFrame);
    if (button?.textContent !== 'Published') throw new Error('It does not say that it is done');
  },
};
