import {renderToString} from 'react-dom/server';
import * as ready from '..';

it('adds nothing to a demo of a library that attaches nothing to the body', () => {
  expect(
    renderToString(
      <ready.Frame direction="rtl" density="compact">
        <p>Text</p>
      </ready.Frame>,
    ),
  ).toBe('<p>Text</p>');
  expect(ready.css()).toBe('');
});

it('hands on what a library has beside its sheets', () => {
  const frame = ready.plainFrame({css: ':root{--a:1}', densities: ['compact'], version: '1.0.0'});
  expect(frame.css()).toBe(':root{--a:1}');
  expect(frame).toMatchObject({densities: ['compact'], version: '1.0.0'});
});
