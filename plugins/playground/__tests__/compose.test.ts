import type {AskedPlayground} from '../../page-reader/core/askedPlayground';
import {checkPlayground} from '../core/find';
import type {PlaygroundLibrary} from '../core/types';
import {surroundings} from './__fixtures__/kit';

const LIBRARY: PlaygroundLibrary = {path: 'docs', package: '@acme/kit', api: '/kit/api/'};

function check(asked: Partial<AskedPlayground>, library: Partial<PlaygroundLibrary>) {
  const whole = {component: 'Button', options: {}, line: 3, ...asked};
  return checkPlayground(whole, 'docs/a.md', {
    ...surroundings,
    libraries: [{...LIBRARY, ...library}],
  });
}

describe('a component that cannot be by itself', () => {
  const inside = (written: unknown) => check({options: {inside: written}}, {models: 'api/kit'});

  it('stands within the tags of its line, and in the module that runs', () => {
    const found = inside('<ButtonGroup size={2}><Named label="a">');
    expect(found).toMatchObject({
      around: {
        before: `import ButtonGroup from '@acme/kit/ButtonGroup';
import {Named} from '@acme/kit';
import Button from '@acme/kit/Button';

<ButtonGroup size={2}>
  <Named label="a">
    `,
        fixed: '',
        after: '\n  </Named>\n</ButtonGroup>',
      },
    });
    const {module} = found as {module: string};
    expect(module).toMatch(/jsx\(ButtonGroup, \{ size: 2,.*jsx\(Named.*jsx\(Button, \{/);
  });

  it('stands in the file beside the page that has its name', () => {
    const files: Record<string, string> = {
      'Button.playground.tsx':
        "import Button, {type ButtonProps} from 'kit';\n" +
        'const a = (props: ButtonProps) => (\n  <Group>\n    <Button key="a" {...props} />\n  </Group>\n);\n',
    };
    const readBeside = (file: string) => files[file];
    const asked = {component: 'Button', options: {}, line: 3};
    const place = {...surroundings, libraries: [LIBRARY], readBeside};
    expect(checkPlayground(asked, 'docs/a/b.md', place)).toMatchObject({
      module: '@site/docs/a/Button.playground.tsx',
      around: {
        before: "import Button from 'kit';\nconst a = () => (\n  <Group>\n    ",
        fixed: 'key="a"',
        after: '\n  </Group>\n);',
      },
    });
    files['Button.playground.tsx'] =
      "import type {ComponentProps} from 'react';\nimport {Button, Part} from 'kit';\n\n" +
      'const a = (\n  props: Partial<ComponentProps<typeof Button>>,\n) => (\n  <Button {...props}>\n    <Part>{1}</Part>\n  </Button>\n);\n';
    expect(
      checkPlayground(asked, 'docs/a/b.md', {
        ...place,
        libraries: [{...LIBRARY, models: 'api/kit'}],
      }),
    ).toMatchObject({
      around: {
        before: "import {Button, Part} from 'kit';\n\nconst a = () => (\n  ",
        fixed: '',
        after: '\n    <Part>{1}</Part>\n  </Button>\n);',
        holds: true,
      },
      start: {values: {}, wrapped: false},
    });
    files['Button.playground.tsx'] =
      '  <Button\n    onPress={() => {}}\n    options={[\n      {value: 1, label: "The first of all"},\n    ]}\n    {...props}\n  />\n';
    // As it is written where it is too long for a line, from where its tag stands.
    expect(checkPlayground(asked, 'docs/a/b.md', place)).toMatchObject({
      around: {
        fixed: 'onPress={() => {}}\n  options={[\n    {value: 1, label: "The first of all"},\n  ]}',
      },
    });
    files['Button.playground.tsx'] = '<Button />';
    expect(checkPlayground(asked, 'docs/a/b.md', place)).toEqual([
      {
        line: 3,
        what: 'Button.playground.tsx has no tag <Button {...props} />',
        fix: 'pass the props on in one place; readers see their own props there',
      },
    ]);
  });

  it('is refused within what is no tag, and within what nobody has', () => {
    const fix =
      'write opening tags, the outermost first: "inside": "<Tabs value={0}>"; what is more than that goes to Button.playground.tsx beside the page';
    const no = (what: string) => [
      {line: 3, what: `what the playground is inside of is ${what}`, fix},
    ];
    expect(inside('ButtonGroup')).toEqual(no('"ButtonGroup"'));
    expect(inside('<ButtonGroup/>')).toEqual(no('"<ButtonGroup/>"'));
    expect(inside('<ButtonGroup size={a b}>')).toEqual(no('"<ButtonGroup size={a b}>"'));
    expect(inside(3)).toEqual(no('3'));
    expect(inside('<ButtonGroups>')).toEqual([
      {
        line: 3,
        what: '@acme/kit has no component "ButtonGroups"',
        fix: 'did you mean "ButtonGroup" or "Button"?',
      },
    ]);
  });
});
