import {DEFAULT_OPTIONS, validateOptions} from '../options';
import type {Options} from '../options';

function validate(options: object) {
  return validateOptions({
    options: options as Options,
    validate: () => {
      throw new Error('not used: the errors would be of another form');
    },
  });
}

const LIBRARY = {path: 'docs/ui', package: 'ui', api: '/ui/api/'};

it('has defaults, and takes what a library may have', () => {
  expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  const libraries = [
    {...LIBRARY, installed: 'ui-v6', models: 'api/ui', renamed: 'api/renamed-ui.json'},
    {...LIBRARY, package: 'lab'},
  ];
  expect(validate({libraries})).toEqual({libraries, id: 'default'});
});

it('refuses addresses that are none, and a package that stands twice at a folder', () => {
  expect(() => validate({libraries: [LIBRARY, {...LIBRARY, api: 'api'}]}))
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin playground, option libraries[1].api: got "api"
      Fix: it with value "api" fails to match the address with a slash at either end pattern
    plugin playground, option libraries[1]: got {"path":"docs/ui","package":"ui","api":"api"}
      Fix: it contains a duplicate value"
  `);
});
