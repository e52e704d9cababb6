import {fold} from '../fold';

it.each([
  ['Résumé', 'resume'],
  ['Straße', 'straße'],
  ['İstanbul', 'istanbul'],
  ['', ''],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
