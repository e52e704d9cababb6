import {readLines} from '../core/lines';

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

  it('reads a story, with options as a demo has them', () => {
    expect(readLines('{{"story": "A.stories.tsx#B", "bg": "inline"}}', 3)?.written).toEqual([
      {story: 'A.stories.tsx#B', options: {bg: 'inline'}, line: 3},
    ]);
    expect(readLines('{{"stroy": "A.stories.tsx#B"}}', 3)?.faults[0]?.fix).toBe(
      'did you mean "story"?',
    );
  });

  it('reads one that goes over lines', () => {
    expect(readLines('{{"demo": "A.tsx",\n  "iframe": true}}', 1)?.written).toEqual([
      {src: 'A.tsx', options: {iframe: true}, line: 1},
    ]);
  });

  it.each([
    'Plain text.',
    'Another language writes {{ name: value }} or {{ demo }}.',
    '{{"component": "@mui/docs/ComponentLinkHeader"}}',
    '',
  ])('leaves alone: %s', (text) => {
    expect(readLines(text, 1)).toBeUndefined();
  });

  it.each([
    "{{'demo': 'A.tsx', 'bg': \"inline\"}}",
    '{{demo: "A.tsx", bg: "inline",}}',
    '{ {"demo": "A.tsx", "bg": "inline"} }',
  ])('says how to write %s', (text) => {
    expect(readLines(text, 1)?.faults).toEqual([
      expect.objectContaining({fix: 'write {{"demo": "A.tsx", "bg": "inline"}}'}),
    ]);
  });

  it.each([
    ['{{"dem": "A.tsx"}}', 'did you mean "demo"?'],
    ['{{"Demo": "A.tsx"}}', 'did you mean "demo"?'],
    ['{{"playgruond": "Button"}}', 'did you mean "playground"?'],
    ['{{"comp0nent": "Header"}}', 'did you mean "component"?'],
  ])('names the nearest key of %s', (text, fix) => {
    expect(readLines(text, 1)?.faults).toEqual([expect.objectContaining({fix})]);
  });

  it('takes a brace within a text as text', () => {
    expect(readLines('{{"demo": "A}}.tsx"}}', 1)?.written).toEqual([
      {src: 'A}}.tsx', options: {}, line: 1},
    ]);
  });

  it('tells what is wrong, and where', () => {
    const texts = ['{{"demo": "A.tsx", }}', '{{"demo": "A.tsx"}', 'Look:\n{{"demo": "A.tsx"}}'];
    expect(texts.map((text) => readLines(text, 4)?.faults).flat()).toMatchInlineSnapshot(`
      [
        {
          "fix": "write {{"demo": "A.tsx"}}",
          "line": 4,
          "what": "the line {{"demo": "A.tsx", }} is no JSON",
        },
        {
          "fix": "begin it with {{ and end it with }}, each text within in two double quotes",
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
