import {translate} from '@docusaurus/Translate';
import type {Found} from '../../../plugins/local-search/client';

/** What stands under the name of a result; empty where nothing is known. */
export function describe({kind, name, owner, from, about}: Found): string {
  if (kind === 'removed') return toldRemoved(owner, about);
  if (kind === 'api' || kind === 'hook') return toldApi(name);
  if (from !== '') return toldInherited(owner, from);
  if (kind === 'heading' || kind === 'migration' || kind === 'demo') return owner;
  return about || owner;
}

function toldRemoved(owner: string, version: string): string {
  if (owner === '') {
    return translate(
      {
        id: 'vitrine.search.removed',
        message: 'Not there since {version}',
        description: 'Under a name that was removed, in results of the search',
      },
      {version},
    );
  }
  return translate(
    {
      id: 'vitrine.search.removedOf',
      message: 'Of {owner}; not there since {version}',
      description: 'Under a prop that was removed, in results of the search',
    },
    {owner, version},
  );
}

function toldApi(name: string): string {
  return translate(
    {
      id: 'vitrine.search.apiOf',
      message: 'API of {name}',
      description: 'Under a page of the API reference, in results of the search',
    },
    {name},
  );
}

function toldInherited(owner: string, from: string): string {
  return translate(
    {
      id: 'vitrine.search.inherited',
      message: '{owner}, inherited from {from}',
      description: 'Under an inherited prop, in results of the search',
    },
    {owner, from},
  );
}
