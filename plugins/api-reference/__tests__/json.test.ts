import {jsonFiles} from '../core/page/json';
import {modelOf} from './__fixtures__/models';

const reference = {
  product: 'kit',
  folder: 'kit',
  package: '@scope/kit',
  version: '1.2.3',
  root: '/base/kit/',
  models: [modelOf()],
  sets: [],
};

const site = {url: 'https://x.example', baseUrl: '/base/'};
const files = () => new Map(jsonFiles([reference], site).map(([path, text]) => [path, text()]));

test('are the schemas, an index of each product, and each model', () => {
  expect([...files().keys()]).toEqual([
    'api/component.schema.json',
    'api/props.schema.json',
    'kit/api/index.json',
    'kit/api/text-field.json',
  ]);
  const {marks, ...model} = modelOf({marks: {}});
  expect(marks).toEqual({});
  expect(JSON.parse(files().get('kit/api/text-field.json') ?? '')).toEqual({
    $schema: 'https://x.example/base/api/component.schema.json',
    schemaVersion: 2,
    ...model,
  });
});

test('the schema says where it is', () => {
  expect(JSON.parse(files().get('api/component.schema.json') ?? '')).toHaveProperty(
    '$id',
    'https://x.example/base/api/component.schema.json',
  );
});

test('the index says what there is, and where', () => {
  expect(JSON.parse(files().get('kit/api/index.json') ?? '')).toEqual({
    product: 'kit',
    package: '@scope/kit',
    version: '1.2.3',
    schema: 'https://x.example/base/api/component.schema.json',
    schemaVersion: 2,
    api: [
      {
        name: 'TextField',
        kind: 'component',
        package: '@scope/kit',
        description: 'A field.',
        page: '/base/kit/api/text-field/',
        json: '/base/kit/api/text-field.json',
      },
    ],
    sets: [],
  });
});

test('a page that is called otherwise has its address by that, and its name in the model', () => {
  const model = modelOf({pageName: 'TextField (lab)'});
  const texts = new Map(
    jsonFiles([{...reference, models: [model]}], site).map(([path, text]) => [path, text()]),
  );
  expect(texts.get('kit/api/index.json')).toContain('"/base/kit/api/text-field-lab/"');
  const published = JSON.parse(texts.get('kit/api/text-field-lab.json') ?? '') as object;
  expect(published).toHaveProperty('name', 'TextField');
  expect(published).not.toHaveProperty('pageName');
});
