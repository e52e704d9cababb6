import Ajv2020 from 'ajv/dist/2020';
import {published} from '../core/page/json';
import type {PageModel} from '../core/page/pageModel';
import {componentSchema} from '../core/page/schema';
import {modelOf, propOf, typeOf} from './__fixtures__/models';

const validate = new Ajv2020({strict: true, allErrors: true}).compile(
  componentSchema('https://x.example/api/component.schema.json'),
);

/** A model as it is published. */
function publishedOf(more: Partial<PageModel> = {}): Record<string, unknown> {
  return published(modelOf(more), 'https://x.example/api/component.schema.json');
}

const whole = publishedOf({
  props: [
    propOf('onChange', {
      signature: {
        text: '() => void',
        parameters: [{name: 'a', type: 'string', description: ''}],
        returns: {type: 'void', description: ''},
      },
      since: '1.0.0',
      deprecated: '',
    }),
  ],
  parts: [{name: 'TextField.Root', href: null, json: 'text-field.root.json'}],
  sets: [
    {
      package: '',
      type: 'StyleProps',
      props: ['margin'],
      href: null,
      json: '/api/props/style-props.json',
    },
  ],
  alternatives: [{props: [{name: 'kind', required: true, type: "'a'"}], description: ''}],
  returns: typeOf('void'),
  returnMembers: [propOf('focus')],
  slots: [{name: 'root', default: null, class: null, description: ''}],
  classes: [{key: 'root', className: 'A-root', description: '', state: true, deprecated: null}],
  cssVariables: [{name: '--a', default: null, description: ''}],
  dataAttributes: [{name: 'data-open', description: ''}],
  inheritance: {component: 'div', props: 3, href: null},
  inherited: [{package: 'react', type: 'DOMAttributes', props: ['onClick']}],
  typeParameters: [{name: 'T', constraint: 'string', default: null}],
  definitions: {
    Size: {name: 'Size', text: '1', source: '1', members: ['1'], refs: [], description: ''},
  },
  demos: [{title: 'a', href: '/a/', props: ['onChange']}],
});

test('takes the least and the most that a model can be', () => {
  expect(validate(publishedOf()) ? [] : validate.errors).toEqual([]);
  expect(validate(whole) ? [] : validate.errors).toEqual([]);
});

test.each(Object.keys(publishedOf()))('wants %s', (key) => {
  expect(validate({...whole, [key]: undefined})).toBe(false);
});

test.each([
  {extra: 1},
  {kind: 'helper'},
  {imports: []},
  {props: [{...propOf('a'), required: 'yes'}]},
  {cssVariables: [{name: 'a', default: null, description: ''}]},
  {inheritance: {component: 'div', props: -1, href: null}},
  {schemaVersion: 1},
  {parts: ['Root']},
  {alternatives: [{props: ["kind: 'a'"], description: ''}]},
  {demos: [{title: 'a', href: '/a/'}]},
])('refuses %j', (wrong) => {
  expect(validate({...whole, ...wrong})).toBe(false);
});
