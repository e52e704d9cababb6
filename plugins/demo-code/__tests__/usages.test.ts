import {usagesOf} from '../core/usages';

test('finds elements of imports, however they are imported, with what they set', () => {
  const source = `
    import Button from '@scope/kit/Button';
    import {Card as Paper, type CardProps} from '@scope/kit';
    import * as Kit from 'plain';
    import Local from './Local';
    export default () => (
      <Paper raised>
        <Button size="small" onClick={() => 1} {...rest} />
        <Button aria-label="x">Text</Button>
        <Kit.Field value={1} /><Local a /><div b />
      </Paper>
    );`;
  expect(usagesOf(source)).toEqual([
    {package: '@scope/kit', name: 'Button', props: ['aria-label', 'children', 'onClick', 'size']},
    {package: '@scope/kit', name: 'Card', props: ['children', 'raised']},
    {package: 'plain', name: 'Field', props: ['value']},
  ]);
});

test('finds parts, styled components and hooks', () => {
  const source = `
    import {Menu, styled, useMenu} from 'kit';
    const Big = styled(Menu, {name: 'x'})({a: 1});
    const Tall = styled(Menu)\`a: 1\`;
    function Demo() {
      useMenu({a: 1});
      return <><Menu.Root open /><Big dense /><Tall tall></Tall></>;
    }`;
  expect(usagesOf(source)).toEqual([
    {package: 'kit', name: 'Menu', props: ['dense', 'tall']},
    {package: 'kit', name: 'Menu.Root', props: ['open']},
    {package: 'kit', name: 'useMenu', props: []},
  ]);
});

test('white space is no content', () => {
  expect(usagesOf("import {A} from 'kit'; const a = <A>\n  </A>;")).toEqual([
    {package: 'kit', name: 'A', props: []},
  ]);
});

test.each(['', 'not ( code <', "import 'kit';"])('finds nothing in %j', (source) => {
  expect(usagesOf(source)).toEqual([]);
});
