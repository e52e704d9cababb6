import {translate} from '@docusaurus/Translate';
import type {Difference} from '../../../api-history/core/difference';

/** How many components differ, in words. */
export function countText({added, removed, changed}: Difference): string {
  if (added.length + removed.length + changed.length === 0) {
    return translate({
      id: 'vitrine.apichanges.none',
      message: 'Nothing changed in the API.',
      description: 'Where two versions of an API do not differ',
    });
  }
  return translate(
    {
      id: 'vitrine.apichanges.count',
      message: 'Components: {added} new, {removed} removed, {changed} changed',
      description: 'How many components came, went and changed between two versions',
    },
    {added: added.length, removed: removed.length, changed: changed.length},
  );
}

/** Titles over components that came or went as a whole. */
export function wholeTitles(): Record<'added' | 'removed', string> {
  return {
    added: translate({
      id: 'vitrine.apichanges.componentsAdded',
      message: 'New components and hooks',
      description: 'Over the names of components that a version brought',
    }),
    removed: translate({
      id: 'vitrine.apichanges.componentsRemoved',
      message: 'Removed components and hooks',
      description: 'Over the names of components that a version took away',
    }),
  };
}

type Label = 'added' | 'removed' | 'deprecated' | 'type' | 'default' | 'required' | 'none';

/** The word at the start of a line that says what happened to a prop; `none`: no default. */
export function lineLabels(): Record<Label, string> {
  return {
    added: translate({
      id: 'vitrine.apichanges.added',
      message: 'New',
      description: 'Before a prop that a version brought',
    }),
    removed: translate({
      id: 'vitrine.apichanges.removed',
      message: 'Removed',
      description: 'Before a prop that a version took away',
    }),
    deprecated: translate({
      id: 'vitrine.apichanges.deprecated',
      message: 'Deprecated',
      description: 'Before a prop that is deprecated from a version on',
    }),
    type: translate({
      id: 'vitrine.apichanges.type',
      message: 'Type',
      description: 'Before a prop whose type changed',
    }),
    ...moreLabels(),
  };
}

function moreLabels(): Record<'default' | 'required' | 'none', string> {
  return {
    default: translate({
      id: 'vitrine.apichanges.default',
      message: 'Default',
      description: 'Before a prop whose default changed',
    }),
    required: translate({
      id: 'vitrine.apichanges.required',
      message: 'Required',
      description: 'Before a prop that must be given now, or no longer must',
    }),
    none: translate({
      id: 'vitrine.apichanges.noDefault',
      message: 'none',
      description: 'Instead of the default of a prop that has none',
    }),
  };
}

/** Whether a prop must be given from a version on. */
export function requiredText(isRequired: boolean): string {
  return isRequired
    ? translate({
        id: 'vitrine.apichanges.nowRequired',
        message: 'now required',
        description: 'Beside a prop that must be given from a version on',
      })
    : translate({
        id: 'vitrine.apichanges.nowOptional',
        message: 'no longer required',
        description: 'Beside a prop that need not be given from a version on',
      });
}
