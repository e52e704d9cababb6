import type {ApiModel, ApiProp, ApiType} from '../../core/model';

export function typeOf(text: string, more: Partial<ApiType> = {}): ApiType {
  return {text, source: text, members: [], refs: [], ...more};
}

export function propOf(name: string, more: Partial<ApiProp> = {}): ApiProp {
  return {
    name,
    type: typeOf('string'),
    required: false,
    default: null,
    description: `About ${name}.`,
    deprecated: null,
    signature: null,
    since: null,
    ...more,
  };
}

/** A component with one of everything. */
export function modelOf(more: Partial<ApiModel> = {}): ApiModel {
  return {
    name: 'TextField',
    kind: 'component',
    package: '@scope/kit',
    version: '1.2.3',
    parent: null,
    description: 'A field.\n\nFor **text**.',
    deprecated: null,
    imports: ["import TextField from '@scope/kit/TextField';"],
    typeParameters: [],
    props: [propOf('variant', {default: "'a'"})],
    sets: [],
    parts: [],
    alternatives: [],
    returns: null,
    returnMembers: [],
    slots: [],
    classes: [],
    cssVariables: [],
    dataAttributes: [],
    inheritance: null,
    inherited: [],
    forwardsRefTo: null,
    spread: null,
    muiName: null,
    definitions: {},
    source: 'TextField/TextField.js',
    demos: [],
    ...more,
  };
}
