import {formatParts} from '../../_shared/node';
import {removedFaults, withPublished} from '../core/published';

const BUTTON = {pathname: '/base/ui/button/', source: 'docs/ui/button.md'};
const API = {pathname: '/base/ui/api/buttn/', source: 'Button of API reference'};

const faultsOf = (text: string, ...sources: object[]) =>
  formatParts(removedFaults('published.txt', text, [BUTTON, API, ...sources] as never, '/base/'));

it('names what nothing answers, its line, and the nearest page that may take its place', () => {
  expect(faultsOf('# Kept\n/ui/button/\n/ui/buttons/\n')).toMatchInlineSnapshot(`
    "published.txt:3: /ui/buttons/ is published, and nothing answers it any more
      Fix: write \`redirect_from: /ui/buttons/\` in the page that takes its place; nearest is docs/ui/button.md (/ui/button/)"
  `);
});

it('is content with a redirect, another spelling, and what is no address', () => {
  const redirect = {pathname: '/base/ui/old/', source: 'redirect_from of docs/a.md', fix: 'x'};
  expect(faultsOf('/ui/old\n/UI/button.html\r\n\nnote\n', redirect)).toBe('');
});

it('adds what is new, in order, and takes nothing away', () => {
  const text = withPublished('# Ours\n/ui/gone/\n\n/ui/api/buttn/', [BUTTON, API], '/base/');
  expect(text).toBe('# Ours\n/ui/api/buttn/\n/ui/button/\n/ui/gone/\n');
  expect(withPublished(text, [BUTTON, API], '/base/')).toBe(text);
});

it('says in a new list what it is for', () => {
  expect(withPublished('', [BUTTON], '/base/')).toMatch(
    /^# The addresses .*\n# .*\n\/ui\/button\/\n$/,
  );
});
