import type {Product} from '../../_shared/site/product';
import {textsOf, withTexts} from '../core/texts';

const ui = {id: 'ui', name: 'UI', description: 'Parts.', href: '/ui/'} as Product;
const docs = {id: 'docs', name: 'Docs', description: 'The guide.'} as Product;

it('has a name and a sentence of each product to translate', () => {
  expect(textsOf([ui])).toEqual({
    'ui.name': {message: 'UI', description: 'Name of the product'},
    'ui.description': {message: 'Parts.', description: 'What UI is'},
  });
});

it('says what is translated in the words of the language, and the rest as it is', () => {
  const texts = {'ui.description': {message: 'أجزاء.'}, 'docs.name': {message: 'الدليل'}};
  expect(withTexts([ui, docs], texts)).toEqual([
    {...ui, description: 'أجزاء.'},
    {...docs, name: 'الدليل'},
  ]);
});
