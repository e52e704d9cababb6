import type {ReactNode} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {createPortal} from 'react-dom';
import {plainFrame} from '../plain';
import type {FrameProps} from '../types';

const {Frame} = plainFrame({overlays: '.kit-portal, .kit-tip'});

function Overlay({name, isOpen}: {name: string; isOpen: boolean}): ReactNode {
  return (
    <>
      <button type="button">{`use ${name}`}</button>
      {isOpen && createPortal(<div className="kit-portal">{name}</div>, document.body)}
    </>
  );
}

const Demo = ({name, isOpen = false, ...frame}: Omit<FrameProps, 'children'> & Open) => (
  <Frame {...frame}>
    <Overlay name={name} isOpen={isOpen} />
  </Frame>
);

interface Open {
  name: string;
  isOpen?: boolean;
}

const marksOf = (name: string) => {
  const element = screen.getByText(name);
  return ['data-demo-overlay', 'dir', 'data-demo-mode', 'data-demo-density'].map((attribute) =>
    element.getAttribute(attribute),
  );
};

it('marks what is open from the start', () => {
  render(<Demo name="a" isOpen direction="rtl" />);
  expect(marksOf('a')).toEqual(['', 'rtl', null, null]);
});

it('marks what opens later, as the demo that was used last has it', async () => {
  const both = (isOpen: boolean) => (
    <>
      <Demo name="a" isOpen={isOpen} direction="rtl" mode="dark" density="compact" />
      <Demo name="b" direction="ltr" />
    </>
  );
  const {rerender} = render(both(false));
  fireEvent.pointerDown(screen.getByText('use a'));
  await act(async () => rerender(both(true)));
  expect(marksOf('a')).toEqual(['', 'rtl', 'dark', 'compact']);
});

it('lets an open overlay follow its demo', () => {
  const {rerender} = render(<Demo name="a" isOpen direction="rtl" mode="dark" />);
  rerender(<Demo name="a" isOpen direction="ltr" />);
  expect(marksOf('a')).toEqual(['', 'ltr', null, null]);
});

it('leaves alone what others attach to the body', async () => {
  render(<Demo name="a" direction="ltr" />);
  const other = document.createElement('div');
  await act(async () => document.body.append(other));
  expect(other.attributes).toHaveLength(0);
  other.remove();
});
