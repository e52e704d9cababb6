import {render, screen} from '@testing-library/react';
import Code from '../Code';

jest.mock('@theme/CodeInline', () => (props: {children?: string}) => <code {...props} />, {
  virtual: true,
});

it.each([
  ['data-color-scheme', 'whole'],
  ['--v-ink', 'whole'],
  ['npm run build-all', ''],
  ['className', ''],
  ['plugins/api-model/core/packages/entry.ts', ''],
])('%s is in a line of its own as %j', (text, className) => {
  render(<Code>{text}</Code>);
  expect(screen.getByText(text).className).toBe(className);
});
