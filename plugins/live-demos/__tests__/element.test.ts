import {demoElement} from '../core/element';

const demo = {name: 'A', file: 'A.tsx', source: '', options: {}, at: 'a.md:1'};

function specifiers(file: string): string[] {
  const json = JSON.stringify(demoElement({...demo, file}));
  const written = json.matchAll(/"(?:source|arguments)":\[?\{"type":"Literal","value":"([^"]*)"/g);
  return [...written].map((match) => match[1] ?? '');
}

it('can be cloned, as rehype-raw does with what it lets pass', () => {
  const element = demoElement({...demo, options: {bg: true, height: 3}});
  expect(structuredClone(element)).toEqual(element);
});

it('imports by a relative path, once for the browser and once for the server', () => {
  expect(specifiers('deep/A.tsx')).toEqual(['./deep/A.tsx', './deep/A.tsx']);
  expect(specifiers('../A.tsx')).toEqual(['../A.tsx', '../A.tsx']);
});

it("holds the source as a fence, to the letter, whose text is the file's in HTML too", () => {
  const source = 'export default 1;\n';
  expect(demoElement({...demo, file: 'deep/A.tsx', source}).children).toEqual([
    {
      type: 'code',
      lang: 'tsx',
      meta: 'demo',
      value: source,
      data: {hChildren: [{type: 'text', value: source}]},
    },
  ]);
});
