import {notBundled, notInstalled, toFault} from '../core/faults';

const TARGET = {package: '@ui/kit', name: 'Button'};
const TEXT = '---\ntitle: A\npackageName: "@ui/kit"\ncomponents: Button\n---\n';

it('blames the field that names the package', () => {
  expect(toFault(notInstalled(TARGET), 'docs/a.md', TEXT)).toEqual({
    where: 'docs/a.md:3',
    what: 'field "packageName": "@ui/kit" is not installed',
    fix: 'install it, or mend its name',
  });
});

it('blames the field that names the component', () => {
  expect(toFault(notBundled(TARGET, 'a.js:1: no'), 'docs/a.md', TEXT)).toEqual({
    where: 'docs/a.md:4',
    what: 'field "components": "Button" cannot be bundled: a.js:1: no',
    fix: 'mend or update the package, or leave the folder out of `include` of bundle-size',
  });
});
