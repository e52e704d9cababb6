import type {ComponentType, ReactNode} from 'react';
import JoyAutocomplete from '@mui/joy/Autocomplete';
import JoyButton from '@mui/joy/Button';
import JoyDrawer from '@mui/joy/Drawer';
import JoyInput from '@mui/joy/Input';
import JoyModal from '@mui/joy/Modal';
import JoyOption from '@mui/joy/Option';
import JoySelect from '@mui/joy/Select';
import JoyTooltip from '@mui/joy/Tooltip';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import DialogV6 from '@mui/material-v6/Dialog';
import TooltipV6 from '@mui/material-v6/Tooltip';
import {render, screen} from '@testing-library/react';
import type {FrameProps} from '../../frames/types';
import * as joy from '../joyFrame';
import * as material from '../materialFrame';
import * as materialV6 from '../materialV6Frame';

interface FrameModule {
  Frame: ComponentType<FrameProps>;
}

const anchor = document.createElement('i');

beforeEach(() => {
  document.body.append(anchor);
  // Where a menu stands is asked for, and there is no layout here.
  jest.spyOn(anchor, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
});

beforeAll(() => {
  globalThis.DOMRect ??= class {
    x = 0;
    y = 0;
    top = 0;
    left = 0;
    right = 9;
    bottom = 9;
    width = 9;
    height = 9;
  } as unknown as typeof DOMRect;
});

const overlays: [string, FrameModule, ReactNode][] = [
  ['a dialog', material, <Dialog open>Text</Dialog>],
  ['a drawer', material, <Drawer open>Text</Drawer>],
  [
    'a menu',
    material,
    <Menu open anchorEl={anchor}>
      <li>Text</li>
    </Menu>,
  ],
  [
    'a popper',
    material,
    <Popper open anchorEl={anchor}>
      Text
    </Popper>,
  ],
  [
    'a tooltip',
    material,
    <Tooltip open title="Text">
      <i />
    </Tooltip>,
  ],
  ['a dialog of 6', materialV6, <DialogV6 open>Text</DialogV6>],
  [
    'a tooltip of 6',
    materialV6,
    <TooltipV6 open title="Text">
      <i />
    </TooltipV6>,
  ],
  [
    'a modal of Joy UI',
    joy,
    <JoyModal open>
      <p>Text</p>
    </JoyModal>,
  ],
  ['a drawer of Joy UI', joy, <JoyDrawer open>Text</JoyDrawer>],
  [
    'a tooltip of Joy UI',
    joy,
    <JoyTooltip open title="Text">
      <i />
    </JoyTooltip>,
  ],
  [
    'a select of Joy UI',
    joy,
    <JoySelect listboxOpen>
      <JoyOption value="a">Text</JoyOption>
    </JoySelect>,
  ],
  ['the list of Joy UI', joy, <JoyAutocomplete open options={['Text']} />],
];

it.each(overlays)("%s carries its demo's attributes", async (_name, {Frame}, child) => {
  render(
    <Frame direction="rtl" mode="dark" density="compact">
      {child}
    </Frame>,
  );
  const overlay = (await screen.findByText('Text')).closest('[data-demo-overlay]');
  expect(overlay?.getAttribute('data-demo-mode')).toBe('dark');
  expect(overlay?.getAttribute('data-demo-density')).toBe('compact');
  expect(overlay?.getAttribute('dir')).toBe('rtl');
});

it('has no mode where its demo has none of its own', () => {
  render(
    <material.Frame direction="ltr">
      <Dialog open>Text</Dialog>
    </material.Frame>,
  );
  expect(
    screen.getByText('Text').closest('[data-demo-overlay]')?.hasAttribute('data-demo-mode'),
  ).toBe(false);
});

describe('the compact density', () => {
  const classesOf = (element: ReactNode, {Frame}: FrameModule, density?: 'compact') => {
    const {container, unmount} = render(
      <Frame direction="ltr" density={density}>
        {element}
      </Frame>,
    );
    const found = [...container.querySelectorAll('*')].map((each) => each.getAttribute('class'));
    unmount();
    return found.join(' ');
  };

  it.each([
    ['a button', material, <Button>Press</Button>, 'MuiButton-sizeSmall'],
    ['a field', material, <TextField label="a" />, 'MuiInputBase-sizeSmall'],
    ['a button of Joy UI', joy, <JoyButton>Press</JoyButton>, 'MuiButton-sizeSm'],
    ['a field of Joy UI', joy, <JoyInput />, 'MuiInput-sizeSm'],
  ] as [string, FrameModule, ReactNode, string][])(
    'makes %s small',
    (_name, frame, child, name) => {
      expect(classesOf(child, frame, 'compact')).toContain(name);
      expect(classesOf(child, frame)).not.toContain(name);
    },
  );
});
