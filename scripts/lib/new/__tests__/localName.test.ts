import {localName} from '../localName';

it.each([
  ['Menu.Item', 'Menu', 'Item'],
  ['MenuItem', 'Menu', 'Item'],
  ['TabPanel', 'Tabs', 'Panel'],
  ['Radio', 'RadioGroup', 'Radio'],
])('calls %s in %s %s', (tag, whole, name) => expect(localName(tag, whole)).toBe(name));
