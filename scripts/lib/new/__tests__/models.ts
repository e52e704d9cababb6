import type {ApiModel, ApiProp} from '../../../../plugins/api-model/core/model';

/** A prop with no more than a test is about. */
export function prop(name: string, text: string, more: Partial<ApiProp> = {}): ApiProp {
  return {
    name,
    type: {text, source: text, members: [], refs: []},
    required: true,
    default: null,
    description: '',
    deprecated: null,
    signature: null,
    since: null,
    ...more,
  };
}

/** A component's model likewise. */
export function model(name: string, more: Partial<ApiModel> = {}): ApiModel {
  return {
    name,
    kind: 'component',
    package: '@acme/ui',
    version: '1.0.0',
    parent: null,
    description: '',
    deprecated: null,
    imports: [`import {${name}} from '@acme/ui';`],
    typeParameters: [],
    props: [],
    parts: [],
    alternatives: [],
    returns: null,
    returnMembers: [],
    slots: [],
    classes: [],
    cssVariables: [],
    inheritance: null,
    inherited: [],
    forwardsRefTo: null,
    spread: null,
    muiName: null,
    definitions: {},
    source: null,
    demos: [],
    ...more,
  };
}
