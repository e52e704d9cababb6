import {demoLabel} from '../core/page/demoLabel';

test.each([
  ['BasicButtons.tsx', 'Button: Basic buttons'],
  ['deep/RTLInput.js', 'Button: RTL input'],
])('%s is called %s', (file, label) => {
  expect(demoLabel('Button', file)).toBe(label);
});
