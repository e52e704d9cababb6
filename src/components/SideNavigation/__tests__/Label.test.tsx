import {render} from '@testing-library/react';
import Label from '../Label';

const html = (text: string) => render(<Label text={text} />).container.firstElementChild?.innerHTML;

it.each([
  ['DeleteWithConfirmButton', 'Delete<wbr>With<wbr>Confirm<wbr>Button'],
  ['The useUnsavedChangesWarning hook', 'The use<wbr>Unsaved<wbr>Changes<wbr>Warning hook'],
  ['AccordionSummary', 'AccordionSummary'],
  ['Server rendering with Next.js and Vite', 'Server rendering with Next.js and Vite'],
])('breaks a name that is too long for a line between its words: %s', (text, written) => {
  expect(html(text)).toBe(written);
});
