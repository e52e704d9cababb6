import type {OptionValidationContext} from '@docusaurus/types';
import {DEFAULT_OPTIONS, validateOptions} from '../options';
import type {Options, PluginOptions} from '../options';

function validate(options: unknown): PluginOptions & {id: string} {
  const context = {options, validate: () => undefined};
  return validateOptions(context as unknown as OptionValidationContext<Options, PluginOptions>);
}

it('fills in the defaults', () => {
  expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
});

it('keeps what is given', () => {
  const options = {
    pages: [{path: '/versions/', title: 'Versions', description: 'All.'}],
    trees: './trees.ts',
    fallback: 'site',
  };
  expect(validate({...options, id: 'second'})).toEqual({...options, id: 'second'});
});

it('tells all faults at once', () => {
  const start = {path: '/', title: 'Start'};
  const pages = [start, start, {path: 'versions', title: 4}];
  expect(() => validate({pages, page: []})).toThrowErrorMatchingInlineSnapshot(`
    "plugin page-index, option pages[2].path: got "versions"
      Fix: it must be a path that begins and ends with a slash
    plugin page-index, option pages[2].title: got 4
      Fix: it must be a string
    plugin page-index, option pages[1]: got {"path":"/","title":"Start","description":""}
      Fix: it must have a path that no other page has
    plugin page-index, option page: is not an option
      Fix: did you mean "pages"?"
  `);
});
