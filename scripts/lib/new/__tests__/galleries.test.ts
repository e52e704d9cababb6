import {galleriesOf, galleryCandidate, galleryFiles} from '../galleries';
import {wholesOf} from '../wholes';
import {model, prop} from './models';

const size = prop('size', 'number', {required: false});
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWX'];
const icons = letters.map((letter) => model(`${letter}Icon`, {props: [size]}));
const wholes = wholesOf([...icons, model('Button', {props: [size]}), model('MenuIcon')]);
const place = {folder: 'docs/icons', title: 'Acme', library: {name: '@acme/ui'}};

it('takes as one page what differs in what it shows alone', () => {
  const {galleries, others} = galleriesOf(wholes);
  expect(galleries.map(({name, members}) => [name, members.length])).toEqual([['Icons', 24]]);
  // One that takes something else is a component like any other.
  expect(others.map(({name}) => name)).toEqual(['Button', 'MenuIcon']);
});

it('leaves a page to each of a few', () => {
  const few = wholesOf(icons.slice(1));
  expect(galleriesOf(few)).toEqual({galleries: [], others: few});
});

it('shows all with their names, in one demo', async () => {
  const [gallery] = galleriesOf(wholes).galleries;
  if (!gallery) throw new Error('There is no gallery.');
  const files = await galleryFiles(gallery, place);
  expect([...files.keys()]).toEqual(['docs/icons/icons.md', 'docs/icons/AllIcons.tsx']);
  expect(files.get('docs/icons/icons.md')).toContain('description: The 24 icons of Acme.');
  expect(files.get('docs/icons/icons.md')).toContain('{{"demo": "AllIcons.tsx"}}');
  const {code} = galleryCandidate(gallery, {name: '@acme/ui'});
  expect(code).toContain(`import {${letters.map((letter) => `${letter}Icon`).join(', ')}} from`);
  expect(code).toContain('<Icon />');
});
