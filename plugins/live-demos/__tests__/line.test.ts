import {readLines} from '../core/line';

describe('readLines', () => {
  it('reads the file and the options', () => {
    expect(readLines('{{"demo": "A.tsx", "bg": "inline", "height": 200}}', 7)).toEqual({
      written: [{src: 'A.tsx', options: {bg: 'inline', height: 200}, line: 7}],
      faults: [],
    });
  });

  it('reads several lines, each with its own number', () => {
    expect(readLines('{{"demo":"A.tsx"}}\n  {{ "demo": "B.tsx" }}', 3)?.written).toEqual([
      {src: 'A.tsx', options: {}, line: 3},
      {src: 'B.tsx', options: {}, line: 4},
    ]);
  });

  it('reads a component to try out, between demos too', () => {
    expect(readLines('{{"demo":"A.tsx"}}\n{{"playground": "Button"}}', 3)?.written).toEqual([
      {src: 'A.tsx', options: {}, line: 3},
      {component: 'Button', options: {}, line: 4},
    ]);
  });

  it('reads one that goes over lines', () => {
    expect(readLines('{{"demo": "A.tsx",\n  "iframe": true}}', 1)?.written).toEqual([
      {src: 'A.tsx', options: {iframe: true}, line: 1},
    ]);
  });

  it.each([
    'Plain text.',
    'Write `{{"demo": "A.tsx"}}` on a line of its own.',
    '{{"component": "@mui/docs/ComponentLinkHeader"}}',
    '',
  ])('leaves alone: %s', (text) => {
    expect(readLines(text, 1)).toBeUndefined();
  });

  it('tells what is wrong, and where', () => {
    const texts = ['{{"demo": "A.tsx", }}', '{{"demo": "A.tsx"}', 'Look:\n{{"demo": "A.tsx"}}'];
    expect(texts.map((text) => readLines(text, 4)?.faults).flat()).toMatchInlineSnapshot(`
      [
        {
          "fix": "write {{"demo": "Name.tsx", "option": value}}, names in double quotes, no comma at the end",
          "line": 4,
          "what": "the demo line {{"demo": "A.tsx", }} is no JSON",
        },
        {
          "fix": "end it with two braces: }}",
          "line": 4,
          "what": "the demo line is not closed",
        },
        {
          "fix": "leave an empty line before and after it",
          "line": 5,
          "what": "the demo stands in a paragraph with something else",
        },
      ]
    `);
  });
});
