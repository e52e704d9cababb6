import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {PageModel} from '../../core/page/pageModel';
import {kebabCase} from '../../../_shared/names';
import Api from './Api';

export {pageTitle} from '../../core/page/pageTitle';
export {contentsOf} from './contents';

export interface Props {
  /** The models to show, in this order. */
  readonly models: readonly PageModel[];
  /** Address of the product's API pages, `/material-ui/api/`. */
  readonly root: string;
  /** Whether each model has its name as a heading; not where the page is called so. Default `true`. */
  readonly hasNames?: boolean;
}

/**
 * The API of components and hooks: one row with an anchor for each prop, slot, class and CSS
 * variable. It reads without JavaScript and in print; scripts add layouts, a filter and types that
 * open where they are mentioned.
 */
export default function ApiReference({models, root, hasNames = true}: Props): ReactNode {
  return models.map((model) => (
    <section key={model.name} aria-label={model.name}>
      {hasNames && (
        <Heading as="h2" id={kebabCase(model.name)}>
          {model.name}
        </Heading>
      )}
      <Api model={model} root={root} level={hasNames ? 3 : 2} />
    </section>
  ));
}
