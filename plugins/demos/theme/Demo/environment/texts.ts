import {translate} from '@docusaurus/Translate';
import type {Density, Direction, Mode} from '../types';
import {WIDTHS} from './address';
import type {SegmentsProps} from './Segments';

type Group<Value extends string | number> = Pick<SegmentsProps<Value>, 'legend' | 'choices'>;

const legends = {
  mode: () =>
    translate({
      id: 'vitrine.demo.mode',
      message: 'Colour mode',
      description: 'Group of choices for a demo',
    }),
  direction: () =>
    translate({
      id: 'vitrine.demo.direction',
      message: 'Direction',
      description: 'Group of choices for a demo',
    }),
  density: () =>
    translate({
      id: 'vitrine.demo.density',
      message: 'Density',
      description: 'Group of choices for a demo',
    }),
  width: () =>
    translate({
      id: 'vitrine.demo.viewport',
      message: 'Viewport',
      description: 'Group of choices for a demo: widths in pixels',
    }),
};

const page = () =>
  translate({
    id: 'vitrine.demo.asPage',
    message: 'Page',
    description: 'Choice for a demo: as the page has it',
  });

export const MODES = (): Group<Mode> => ({
  legend: legends.mode(),
  choices: [
    {value: undefined, label: page()},
    {
      value: 'light',
      label: translate({
        id: 'vitrine.demo.light',
        message: 'Light',
        description: 'Choice for a demo: colour mode',
      }),
    },
    {
      value: 'dark',
      label: translate({
        id: 'vitrine.demo.dark',
        message: 'Dark',
        description: 'Choice for a demo: colour mode',
      }),
    },
  ],
});

export const DIRECTIONS = (): Group<Direction> => ({
  legend: legends.direction(),
  choices: [
    {value: undefined, label: page()},
    {
      value: 'ltr',
      label: translate({
        id: 'vitrine.demo.ltr',
        message: 'Left to right',
        description: 'Choice for a demo: direction',
      }),
    },
    {
      value: 'rtl',
      label: translate({
        id: 'vitrine.demo.rtl',
        message: 'Right to left',
        description: 'Choice for a demo: direction',
      }),
    },
  ],
});

export const DENSITIES = (): Group<Density> => ({
  legend: legends.density(),
  choices: [
    {
      value: undefined,
      label: translate({
        id: 'vitrine.demo.comfortable',
        message: 'Comfortable',
        description: 'Choice for a demo: density',
      }),
    },
    {
      value: 'compact',
      label: translate({
        id: 'vitrine.demo.compact',
        message: 'Compact',
        description: 'Choice for a demo: density',
      }),
    },
  ],
});

export const VIEWPORTS = (): Group<number> => ({
  legend: legends.width(),
  choices: [
    {
      value: undefined,
      label: translate({
        id: 'vitrine.demo.auto',
        message: 'Auto',
        description: 'Choice for a demo: as wide as its place',
      }),
    },
    ...WIDTHS.map((width) => ({value: width, label: String(width)})),
  ],
});
