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
    fix: "take another version of the package, or measure no sizes: settings: {'bundle-size': {enabled: false}}",
  });
});

it.each([
  ['@acme/icons/star', '@acme/icons'],
  ['dayjs', 'dayjs'],
])('names what would have to be installed for %s', (specifier, name) => {
  const {fix} = notBundled(TARGET, `a.js:1: Could not resolve "${specifier}"`);
  expect(fix).toContain(`npm install ${name}, or do not count it`);
});
