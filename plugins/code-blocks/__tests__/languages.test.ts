import {loadOrder} from '../core/languages';

const components = {
  php: {require: 'markup-templating'},
  'markup-templating': {require: ['markup']},
  markup: {},
};

it('loads what a language is built upon before it, once, and nothing that is there', () => {
  const order = loadOrder(['php', 'markup-templating'], components, (name) => name === 'markup');
  expect(order).toEqual(['markup-templating', 'php']);
});
