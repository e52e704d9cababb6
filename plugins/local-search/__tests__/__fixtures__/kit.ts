import {toShard, type SearchedPage, type Version} from '../../core/records/shard';
import {textParts} from '../../core/records/terms';
import {open} from '../../core/query/open';
import type {Source} from '../../core/query/search';
import {modelOf as bareModel, propOf} from '../../../api-model/__tests__/__fixtures__/models';
import type {ApiModel} from '../../../api-model/core/model';

/** A model with what a test says of it, and nothing else. */
export function modelOf(name: string, props: string[] = [], more: Partial<ApiModel> = {}): ApiModel {
  return bareModel({name, props: props.map((prop) => propOf(prop)), ...more});
}

/** A page with its sections: heading → what stands under it. */
export function pageOf(
  path: string,
  title: string,
  sections: Record<string, string> = {},
  more: Partial<SearchedPage> = {},
): SearchedPage {
  return {
    href: `/kit/${path}`,
    title,
    about: `About ${title.toLowerCase()}.`,
    names: [],
    text: {
      title,
      body: '',
      sections: Object.entries(sections).map(([text, body]) => ({
        text,
        anchor: text.toLowerCase().replaceAll(' ', '-'),
        body,
      })),
      demos: [],
    },
    ...more,
  };
}

/** A version of a product that is called Kit. */
export function versionOf(more: Partial<Version> = {}): Version {
  return {
    product: 'kit',
    version: 'current',
    root: '/kit/',
    hasChanges: false,
    removed: [],
    synonyms: {},
    pages: [],
    apis: [],
    ...more,
  };
}

/** A version ready for queries. */
export function sourceOf(version: Version): Source {
  const {shard, texts} = toShard(version);
  return {opened: open(shard), terms: textParts(texts)};
}
