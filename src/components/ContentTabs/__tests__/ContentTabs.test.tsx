import {render, screen} from '@testing-library/react';
import ContentTabs from '..';
import TabItem from '../TabItem';

let mockIsBrowser = false;
jest.mock('@docusaurus/useIsBrowser', () => () => mockIsBrowser, {virtual: true});

beforeEach(() => {
  mockIsBrowser = false;
  localStorage.clear();
});

const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((one) => one.checked)
    .map(({value}) => value);

it('has each item in what is served, under its label', () => {
  render(
    <ContentTabs groupId="fruit-kinds" values={[{value: 'b', label: 'Orange'}]}>
      <TabItem value="a" label="Apple">
        An apple
      </TabItem>
      <TabItem value="b">An orange</TabItem>
      <TabItem value="C">A pear</TabItem>
    </ContentTabs>,
  );
  expect(screen.getByRole('radiogroup', {name: 'Fruit kinds'}).textContent).toBe(
    'AppleAn appleOrangeAn orangeCA pear',
  );
  expect(checked()).toEqual(['Apple']);
});

it.each([
  ['its value', {defaultValue: 'b'}, false],
  ['the item itself', {}, true],
])('shows first what is named by %s', (_title, props, isDefault) => {
  render(
    <ContentTabs {...props}>
      <TabItem value="a">A</TabItem>
      <TabItem value="b" default={isDefault}>
        B
      </TabItem>
    </ContentTabs>,
  );
  expect(checked()).toEqual(['b']);
  expect(screen.getByRole('radiogroup', {name: 'Tabs'})).not.toBeNull();
});

it('keeps the tab that is shown first when React runs', () => {
  mockIsBrowser = true;
  render(
    <ContentTabs defaultValue="b">
      <TabItem value="a">A</TabItem>
      <TabItem value="b">B</TabItem>
    </ContentTabs>,
  );
  expect(screen.getByRole('tab', {selected: true}).textContent).toBe('b');
  expect(screen.getByRole('tabpanel').textContent).toBe('B');
});
