import {demoElement} from '../core/element';
import type {CompiledDemo} from '../../demo-code/core/demo';

const demo: CompiledDemo = {
  name: 'A',
  file: 'A.tsx',
  source: '',
  options: {},
  at: 'a.md:1',
  files: [],
  texts: [],
  packages: {},
};

const PLACE = {id: 'demo-a', place: undefined, isServed: true};

function specifiers(file: string): string[] {
  const json = JSON.stringify(demoElement({...demo, file}, PLACE));
  const written = json.matchAll(/"(?:source|arguments)":\[?\{"type":"Literal","value":"([^"]*)"/g);
  return [...written].map((match) => match[1] ?? '');
}

it('can be cloned, as rehype-raw does with what it lets pass', () => {
  const element = demoElement({...demo, options: {bg: true, height: 3}}, PLACE);
  expect(structuredClone(element)).toEqual(element);
});

it('imports by a relative path, once for the browser and once for the server', () => {
  expect(specifiers('deep/A.tsx')).toEqual(['./deep/A.tsx', './deep/A.tsx']);
  expect(specifiers('../A.tsx')).toEqual(['../A.tsx', '../A.tsx']);
});

it('is not given its code on the server where the browser alone runs it', () => {
  const names = ({attributes}: ReturnType<typeof demoElement>) =>
    attributes.map((each) => ('name' in each ? each.name : ''));
  expect(names(demoElement(demo, PLACE))).toContain('server');
  const alone = names(demoElement({...demo, options: {browserOnly: true}}, PLACE));
  expect(alone).toContain('load');
  expect(alone).not.toContain('server');
});

it("holds each text as a fence, to the letter, whose text is the file's in HTML too", () => {
  const text = 'export default 1;\n';
  const texts = [{name: 'A.js', variant: 'js' as const, isPreview: false, text}];
  const [child] = demoElement({...demo, texts}, PLACE).children;
  expect(child).toMatchObject({
    name: 'div',
    children: [
      {
        type: 'code',
        lang: 'jsx',
        meta: 'demo',
        value: text,
        data: {hChildren: [{type: 'text', value: text}]},
      },
    ],
  });
});
