import {translate} from '@docusaurus/Translate';
import type {PageModel} from '../../core/page/pageModel';
import type {SectionKind} from '../../core/view/sections';

/** The heading of a part of a reference, in the reader's language. */
export function sectionTitle(kind: SectionKind, model?: Pick<PageModel, 'kind'>): string {
  if (kind === 'props' && model?.kind === 'hook') {
    return translate({
      id: 'vitrine.api.parameters',
      message: 'Parameters',
      description: 'Heading over the parameters of a hook',
    });
  }
  return TITLES[kind]();
}

const TITLES: Readonly<Record<SectionKind, () => string>> = {
  demos: () =>
    translate({
      id: 'vitrine.api.demos',
      message: 'Demos',
      description: 'Heading over the demos that use a component',
    }),
  import: () =>
    translate({
      id: 'vitrine.api.import',
      message: 'Import',
      description: 'Heading over the import lines of a component',
    }),
  props: () =>
    translate({
      id: 'vitrine.api.props',
      message: 'Props',
      description: 'Heading over the props of a component',
    }),
  returns: () =>
    translate({
      id: 'vitrine.api.returns',
      message: 'Return value',
      description: 'Heading over what a hook returns',
    }),
  inheritance: () =>
    translate({
      id: 'vitrine.api.inheritance',
      message: 'Inheritance',
      description: 'Heading over where further props come from, and where they and the ref go',
    }),
  slots: () =>
    translate({
      id: 'vitrine.api.slots',
      message: 'Slots',
      description: 'Heading over the slots of a component',
    }),
  classes: () =>
    translate({
      id: 'vitrine.api.classes',
      message: 'CSS classes',
      description: 'Heading over the CSS classes of a component',
    }),
  css: () =>
    translate({
      id: 'vitrine.api.css',
      message: 'CSS variables',
      description: 'Heading over the CSS custom properties of a component',
    }),
  data: () =>
    translate({
      id: 'vitrine.api.data',
      message: 'Data attributes',
      description: 'Heading over the data attributes that tell the state of a component to CSS',
    }),
  users: () =>
    translate({
      id: 'vitrine.api.users',
      message: 'Components',
      description: 'Heading over the components that take a set of props',
    }),
  types: () =>
    translate({
      id: 'vitrine.api.types',
      message: 'Types',
      description: 'Heading over the types that a reference mentions by name',
    }),
  source: () =>
    translate({
      id: 'vitrine.api.source',
      message: 'Source',
      description: 'Heading over where the code of a component is',
    }),
};
