import {demoTitle} from '../entries';

it.each([
  ['BasicButtons', 'Basic buttons'],
  ['RTLInput', 'RTL input'],
  ['SxTokens', 'Sx tokens'],
  ['Grid2Basic', 'Grid2 basic'],
  ['basic-buttons_demo', 'Basic buttons demo'],
  ['', ''],
])('says %s as "%s"', (name, title) => {
  expect(demoTitle(name)).toBe(title);
});
