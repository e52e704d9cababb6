import type {ReactElement} from 'react';
import {render} from '@testing-library/react';
import type {PageModel} from '../../core/page/pageModel';
import ApiReference from '../../theme/ApiReference';
import {modelOf} from './models';

/** The reference of one model, below its name, or on a page that is called like it. */
export function elementOf(model: PageModel, title = ''): ReactElement {
  return <ApiReference models={[model]} root="/kit/api/" title={title} />;
}

/** Renders the reference of a component with one of everything, and what a test gives it. */
export function show(more: Partial<PageModel> = {}, title = '') {
  return render(elementOf(modelOf(more), title));
}

/** A row of the page, where there is one. */
export function rowOf(id: string): HTMLElement | null {
  return document.querySelector(`[id="${id}"]`);
}
