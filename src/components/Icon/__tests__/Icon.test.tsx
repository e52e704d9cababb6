import {render} from '@testing-library/react';
import config from '../../../../docusaurus.config';
import Icon, {ICON_NAMES, isIconName} from '..';

/** The options of the product preset, as far as they matter here. */
interface PresetOptions {
  icons: string[];
}

it('has every icon that the configuration lets an entry name', () => {
  const [, options] = (config.presets?.[0] ?? []) as [string, PresetOptions];
  expect(options.icons.length).toBeGreaterThan(5);
  expect(ICON_NAMES).toEqual(expect.arrayContaining(options.icons));
});

it('is decoration: it has no name of its own', () => {
  const {container} = render(<Icon name="book" size={20} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('20');
});

it('mirrors what points along the text, and only that', () => {
  const {container} = render(
    <>
      <Icon name="chevronRight" />
      <Icon name="chevronDown" />
    </>,
  );
  const mirrored = [...container.querySelectorAll('svg')].map((svg) => svg.dataset.mirrored);
  expect(mirrored).toEqual(['true', undefined]);
});

it('takes no name from data that is not of the set', () => {
  expect(['book', 'constructor', '', 7, undefined].filter(isIconName)).toEqual(['book']);
});
