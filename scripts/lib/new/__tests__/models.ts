import {modelOf, propOf, typeOf} from '../../../../plugins/api-model/__tests__/__fixtures__/models';
import type {ApiModel, ApiProp} from '../../../../plugins/api-model/core/model';

/** A prop with no more than a test is about. */
export function prop(name: string, text: string, more: Partial<ApiProp> = {}): ApiProp {
  return propOf(name, {type: typeOf(text), required: true, description: '', ...more});
}

/** A component's model likewise. */
export function model(name: string, more: Partial<ApiModel> = {}): ApiModel {
  return modelOf({
    name,
    package: '@acme/ui',
    version: '1.0.0',
    description: '',
    imports: [`import {${name}} from '@acme/ui';`],
    props: [],
    source: null,
    ...more,
  });
}
