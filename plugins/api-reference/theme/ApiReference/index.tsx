import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {SetOnPage} from '../../core/page/apiPage';
import type {PageModel} from '../../core/page/pageModel';
import {pageTitle} from '../../core/page/pageTitle';
import {modelId} from '../../core/view/sections';
import Api from './Api';
import SharedSet from './SharedSet';

export {pageTitle} from '../../core/page/pageTitle';
export {contentsOf, contentsOfSet} from './contents';

export interface Props {
  /** The models to show, in this order; none of a page about a set of props. */
  readonly models: readonly PageModel[];
  /** Address of the product's API pages, `/material-ui/api/`. */
  readonly root: string;
  /** What the page is called: a model of that name has no heading of its own. Default: all have one. */
  readonly title?: string;
  /** Props that many components have in common, where the page is about these. */
  readonly set?: SetOnPage | undefined;
}

/**
 * The API of components and hooks: one row with an anchor for each prop, slot, class and CSS
 * variable. It reads without JavaScript and in print; scripts add layouts, a filter and types that
 * open where they are mentioned.
 */
export default function ApiReference({models, root, title, set}: Props): ReactNode {
  if (set) return <SharedSet set={set} />;
  return models.map((model) => {
    const name = pageTitle(model);
    const hasName = name !== title;
    return (
      <section key={name} aria-label={name}>
        {hasName && (
          <Heading as="h2" id={modelId(model)}>
            {model.name}
          </Heading>
        )}
        <Api model={model} root={root} level={hasName ? 3 : 2} />
      </section>
    );
  });
}
