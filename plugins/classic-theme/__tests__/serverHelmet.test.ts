import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createElement as h, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import * as whole from 'react-helmet-async';
import {rendererParts} from '../bundle';

// In a site, a rule of `rendererParts` says where it is.
jest.mock('vitrine-helmet', () => jest.requireActual<object>('react-helmet-async'), {
  virtual: true,
});

const {Helmet} = whole;
const {HelmetProvider} = jest.requireActual<typeof whole>('../client/lighter/serverHelmet');

/** Pages as a theme has them: each part says more of the head than the one around it. */
const PAGES: Readonly<Record<string, ReactNode>> = {
  'nothing at all': null,
  'one that others go beyond': [
    h(Helmet, {key: 1}, h('title', null, 'Site'), h('html', {lang: 'en', className: 'a'})),
    h(Helmet, {key: 2}, h('meta', {name: 'description', content: 'Outer "quoted" & more'})),
    h(
      Helmet,
      {key: 3, titleTemplate: '%s | Site'},
      h('title', null, 'Page <1>'),
      h('meta', {name: 'description', content: 'Inner'}),
      h('link', {rel: 'canonical', href: 'https://example.com/'}),
      h('script', {type: 'application/ld+json'}, '{"a":"</script>"}'),
      h('body', {className: 'page'}),
    ),
  ],
};

function headOf(Provider: typeof whole.HelmetProvider, page: ReactNode) {
  const context = {} as {helmet: Record<string, {toString(): string}>};
  const html = renderToString(h(Provider, {context}, page));
  const tell = () => Object.entries(context.helmet).map(([part, value]) => `${part}: ${value}`);
  return {html, first: tell(), again: tell()};
}

it.each(Object.entries(PAGES))('says what the whole one says: %s', (_name, page) => {
  expect(whole.HelmetProvider.canUseDOM).toBe(false);
  const expected = headOf(whole.HelmetProvider, page);
  expect(headOf(HelmetProvider, page)).toEqual(expected);
});

it("stands where Docusaurus' renderer asks for the head", () => {
  const entry = require.resolve('@docusaurus/core/lib/client/serverEntry.js');
  const {module, resolve} = rendererParts();
  expect(resolve.alias['vitrine-helmet$']).toBe(
    path.dirname(require.resolve('react-helmet-async/package.json')),
  );
  const asked = module.rules.filter(({test}) => test.test(entry));
  const names = asked.flatMap((rule) => Object.keys(rule.resolve.alias));
  expect(names).toEqual(['react-helmet-async$']);
  expect(readFileSync(entry, 'utf8')).toContain("from 'react-helmet-async'");
});
