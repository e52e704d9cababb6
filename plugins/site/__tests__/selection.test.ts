import {suggest} from '../../_shared/node';
import {selectProducts} from '../core/selection';
import {builtProduct} from './__fixtures__/products';

const products = ['ui', 'joy', 'docs'].map((id) => builtProduct(id));

function select(wanted: string) {
  const {built, leftOut, faults} = selectProducts(products, wanted, 'docs', suggest);
  return {built: built.map(({id}) => id), leftOut: leftOut.map(({id}) => id), faults};
}

it.each(['', ' ', ' , '])('builds everything for %j', (wanted) => {
  expect(select(wanted)).toEqual({built: ['ui', 'joy', 'docs'], leftOut: [], faults: []});
});

it('builds what is named, in the order of the registry, and always the shared pages', () => {
  expect(select('joy')).toEqual({built: ['joy', 'docs'], leftOut: ['ui'], faults: []});
  expect(select(' joy , ui,').built).toEqual(['ui', 'joy', 'docs']);
});

it('names every id that is unknown, with the nearest', () => {
  expect(select('joi,ui,wholly-else').faults).toEqual([
    {where: 'PRODUCTS', what: '"joi" is no product', fix: 'did you mean "joy" or "ui"?'},
    {
      where: 'PRODUCTS',
      what: '"wholly-else" is no product',
      fix: 'known are ui, joy, docs',
    },
  ]);
});
