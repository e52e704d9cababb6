import type {AskedPlayground} from '../../page-reader/core/askedPlayground';
import {checkPlayground, libraryFaults} from '../core/find';
import type {PlaygroundLibrary} from '../core/types';
import {surroundings} from './__fixtures__/kit';

const LIBRARY: PlaygroundLibrary = {path: 'docs', package: '@acme/kit', api: '/kit/api/'};

function check(asked: Partial<AskedPlayground>, library?: Partial<PlaygroundLibrary>) {
  const libraries = library ? [{...LIBRARY, ...library}] : [];
  const whole = {component: 'Button', options: {}, line: 3, ...asked};
  return checkPlayground(whole, 'docs/a.md', {...surroundings, libraries});
}

it('finds a component in the library of the page', () => {
  expect(check({component: 'ButtonGroup'}, {})).toEqual({
    component: 'ButtonGroup',
    module: '@acme/kit-ButtonGroup: export {default} from "@acme/kit/ButtonGroup";\n',
    api: '/kit/api/button-group.json',
    package: '@acme/kit',
  });
});

it('finds one that the package exports by its name, where the build has a model', () => {
  const models = {models: 'api/kit', installed: '@acme/kit-v1'};
  expect(check({component: 'Named'}, models)).toMatchObject({
    module: '@acme/kit-v1-Named: export {Named as default} from "@acme/kit-v1";\n',
    named: true,
    package: '@acme/kit',
  });
});

it('imports what a package exports by default by that, and parts of it likewise', () => {
  const models = {models: 'api/main', installed: '@acme/kit-v1'};
  expect(check({component: 'Main'}, models)).toMatchObject({
    module: '@acme/kit-v1-Main: export {default} from "@acme/kit-v1";\n',
    main: true,
  });
  expect(check({component: 'Main.Head'}, models)).toMatchObject({
    module: expect.stringContaining("import Main from '@acme/kit-v1';\n"),
    main: true,
  });
});

it('imports what a package has in folders from there', () => {
  const models = {models: 'api/folders', installed: '@acme/kit-v1'};
  expect(check({component: 'Rating'}, models)).toMatchObject({
    module: '@acme/kit-v1-Rating: export {Rating as default} from "@acme/kit-v1/rating";\n',
    named: true,
    package: '@acme/kit/rating',
  });
});

it('tells how it begins where the build has a model', () => {
  expect(check({}, {models: 'api/kit'})).toMatchObject({start: {values: {children: 'Button'}}});
});

it('looks into the package that runs there, which has another name to readers', () => {
  const module = expect.stringContaining('{default} from "@acme/kit-v1/Drawer"');
  const found = {module, package: '@acme/kit'};
  expect(check({component: 'Drawer'}, {installed: '@acme/kit-v1'})).toMatchObject(found);
});

it('refuses what no library has, tells what is near, and names the demo that asks', () => {
  const demo = './A.tsx';
  const faults = [
    check({component: 'Buton'}, {}),
    check({component: 'Drawer', demo}, {}),
    check({component: 'Drawer', demo}),
    check({component: 'button', options: {bg: 'inline'}}, {}),
  ];
  expect(faults.flat()).toMatchInlineSnapshot(`
    [
      {
        "fix": "did you mean "Button"?",
        "line": 3,
        "what": "@acme/kit has no component "Buton"",
      },
      {
        "fix": "name a component that it exports",
        "line": 3,
        "what": "demo "./A.tsx": @acme/kit has no component "Drawer"",
      },
      {
        "fix": "add the page's folder to the option libraries of the plugin playground",
        "line": 3,
        "what": "demo "./A.tsx": no library is known whose "Drawer" could be tried out here",
      },
      {
        "fix": "write the name of the component, and "inside" where it needs a parent",
        "line": 3,
        "what": "the playground has "bg", which is not an option",
      },
      {
        "fix": "name it: {{"playground": "Button"}}, or in .mdx <Playground component="Button" />",
        "line": 3,
        "what": "the playground's component is "button"",
      },
    ]
  `);
});

it('finds a part of a component by its model, with what it is imported by', () => {
  const modelIn = (file: string) =>
    /^api\/kit\/(?:button|card)\.item\.json$/.test(file)
      ? {name: '', imports: [], props: []}
      : undefined;
  const find = (component: string) =>
    checkPlayground({component, options: {}, line: 3}, 'docs/a.md', {
      ...surroundings,
      libraries: [{...LIBRARY, models: 'api/kit'}],
      modelIn,
    });
  expect(find('Card.Item')).toMatchObject({
    module: "@acme/kit-Card.Item: import {Card} from '@acme/kit';\nexport default Card.Item;\n",
    named: true,
    api: '/kit/api/card.item.json',
  });
  expect(find('Button.Item')).toMatchObject({
    module:
      "@acme/kit-Button.Item: import Button from '@acme/kit/Button';\nexport default Button.Item;\n",
  });
  expect(find('Button.Other')).toMatchObject([{what: '@acme/kit has no component "Button.Other"'}]);
});

describe('of several libraries of one folder', () => {
  const models = {models: 'api/kit', renamed: 'api/renamed.json'};
  const libraries = [
    {...LIBRARY, ...models},
    {...LIBRARY, ...models, package: '@acme/lab'},
  ];
  const props: unknown[] = [];
  const json: Record<string, unknown> = {
    'api/renamed.json': {'@acme/lab': {Card: 'Card (lab)'}},
    'api/kit/card.json': {name: 'Card', package: '@acme/kit', imports: [], props},
    'api/kit/card-lab.json': {name: 'Card', package: '@acme/lab', imports: [], props},
    'api/kit/masonry.json': {name: 'Masonry', package: '@acme/lab', imports: [], props},
  };
  const find = (component: string, packageName?: string) =>
    checkPlayground({component, options: {}, line: 3}, 'docs/a.md', {
      ...surroundings,
      libraries,
      packageName,
      modelIn: (file) => json[file],
    });

  it('finds the one that has the component', () => {
    expect(find('Masonry')).toMatchObject({
      package: '@acme/lab',
      module: '@acme/lab-Masonry: export {Masonry as default} from "@acme/lab";\n',
      api: '/kit/api/masonry.json',
    });
    expect(find('ButtonGroup')).toMatchObject({package: '@acme/kit'});
  });

  it('takes the one that the page names, whose model may be called otherwise', () => {
    expect(find('Card', '@acme/kit')).toMatchObject({api: '/kit/api/card.json'});
    expect(find('Card', '@acme/lab')).toMatchObject({
      package: '@acme/lab',
      api: '/kit/api/card-lab.json',
    });
    expect(find('Masonry', '@elsewhere/kit')).toMatchObject({package: '@acme/lab'});
  });

  it('tells where several have it, or none', () => {
    expect(find('Card')).toEqual([
      {
        line: 3,
        what: '@acme/kit and @acme/lab each have a "Card"',
        fix: "say which in the front matter: packageName: '@acme/kit', or packageName: '@acme/lab'",
      },
    ]);
    expect(find('Buton')).toMatchObject([
      {what: '@acme/kit and @acme/lab have no component "Buton"', fix: 'did you mean "Button"?'},
    ]);
  });
});

it('tells libraries whose folder or package is not there', () => {
  const libraries = [
    {...LIBRARY, path: 'dosc'},
    {...LIBRARY, package: 'kti'},
    {...LIBRARY, installed: 'kit-v1'},
  ];
  const faults = libraryFaults(
    libraries,
    (path) => path === 'docs',
    (name) => name === '@acme/kit',
  );
  expect(faults).toMatchInlineSnapshot(`
    [
      {
        "fix": "name a folder of pages, such as "docs/material-ui"",
        "what": "there is no "dosc" in the site",
        "where": "plugin playground, option libraries[0].path",
      },
      {
        "fix": "npm install kti",
        "what": ""kti" is not installed",
        "where": "plugin playground, option libraries[1].package",
      },
      {
        "fix": "npm install kit-v1",
        "what": ""kit-v1" is not installed",
        "where": "plugin playground, option libraries[2].installed",
      },
    ]
  `);
});
