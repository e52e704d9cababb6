import type {ReactNode} from 'react';
import {render} from '@testing-library/react';
import MDXCode from '../Code';
import MDXPre from '../Pre';

function mockCodeBlock({className, children}: {className?: string; children?: ReactNode}) {
  return (
    <pre data-language={className}>
      <code>{children}</code>
    </pre>
  );
}

function mockCodeInline({children}: {children?: ReactNode}) {
  return <code>{children}</code>;
}

jest.mock('@theme/CodeBlock', () => mockCodeBlock, {virtual: true});
jest.mock('@theme/CodeInline', () => mockCodeInline, {virtual: true});
jest.mock('@theme/MDXComponents/Code', () => jest.requireActual('../Code'), {virtual: true});

it('makes one block of <pre><code>, with its language', () => {
  const {container} = render(
    <MDXPre>
      <MDXCode className="language-js">{'const x = 1;\n'}</MDXCode>
    </MDXPre>,
  );
  expect(container.innerHTML).toBe(
    '<pre data-language="language-js"><code>const x = 1;\n</code></pre>',
  );
});

it('keeps the elements of a <pre> without <code>', () => {
  const {container} = render(
    <MDXPre>
      a <b>c</b>
    </MDXPre>,
  );
  expect(container.querySelector('pre')?.innerHTML).toBe('<code>a <b>c</b></code>');
});

it('leaves <code> of several lines within its text', () => {
  const {container} = render(<MDXCode>{'a\nb'}</MDXCode>);
  expect(container.innerHTML).toBe('<code>a\nb</code>');
});
