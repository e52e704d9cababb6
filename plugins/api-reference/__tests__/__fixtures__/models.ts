import {modelOf as plainModelOf} from '../../../api-model/__tests__/__fixtures__/models';
import type {PageModel} from '../../core/page/pageModel';

export {propOf, typeOf} from '../../../api-model/__tests__/__fixtures__/models';

/** A component with one of everything, as its page has it. */
export function modelOf(more: Partial<PageModel> = {}): PageModel {
  const own = {inheritance: null, demos: [], parts: [], sets: [], marks: {}};
  return {...plainModelOf(), ...own, ...more};
}
