import {ownValue} from '../../plugins/_shared/text/names';
import {quote, suggest} from '../../plugins/_shared/text/errors';
import {textOfHtml} from '../../plugins/page-reader/core/htmlText';
import {attributesOf} from '../../plugins/api-model/core/facts/attributes';
import {createCodeReader} from '../../plugins/demo-code/core/read';
import {readPage} from '../../plugins/front-matter/core/read';
import {DEFAULT_OPTIONS} from '../../plugins/front-matter/options';
import {finish} from '../../plugins/markdown-export/core/finish';
import {headersOf, redirectOf} from '../../scripts/lib/hosting';
import type {Hosting} from '../../scripts/lib/hosting';

/** What every object has: names that somebody may give to something of their own. */
const NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'caller', 'then'];

const site = {url: 'https://a.test', baseUrl: '/', pages: new Set<string>()};

it.each(NAMES)('is nothing that %s was given', async (name) => {
  expect(ownValue({}, name)).toBeUndefined();
  expect(textOfHtml(`a &${name}; b`)).toBe(`a &${name}; b`);
  expect(attributesOf(`${name}HTMLAttributes`)).toBe(name.toLowerCase());
  expect(finish(`:::${name}\n\nText\n\n:::\n`, site)).not.toMatch(/native code|undefined/);
  const code = `import a from '${name}';\n\nexport default a;\n`;
  expect(await createCodeReader().toJavaScript('a.tsx', code, {})).toContain(`'${name}'`);
  const hosting = JSON.parse('{"rules": [], "types": {}, "redirects": {}}') as Hosting;
  expect(redirectOf(hosting, `/${name}/`)).toBeUndefined();
  expect([...headersOf(hosting, '/', `/a.${name}`)]).toEqual([
    ['Content-Type', 'application/octet-stream'],
  ]);
});

it.each(NAMES)('is told of as a field that nobody knows: %s', (name) => {
  const page = `---\ntitle: A\ndescription: B.\n${name}: {polluted: true}\n---\n\n# A\n`;
  const {faults} = readPage(page, 'docs/a.md', {...DEFAULT_OPTIONS, quote, suggest});
  expect(faults).toEqual([expect.objectContaining({line: 4})]);
  expect({}).not.toHaveProperty('polluted');
});
