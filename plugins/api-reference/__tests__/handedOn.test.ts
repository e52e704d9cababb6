import {withoutHandedOn} from '../core/load/handedOn';
import {loadedOf} from './__fixtures__/loaded';

const from = (api: ReturnType<typeof loadedOf>, name: string, source: string) => ({
  ...api,
  models: api.models.map((model) => (model.name === name ? {...model, source} : model)),
});
const namesOf = (packages: ReturnType<typeof withoutHandedOn>) =>
  packages.map(({models}) => models.map(({name}) => name));

const KIT = loadedOf('@acme/kit', ['Button', 'Card']);
const LAB = loadedOf('@acme/lab', ['LoadingButton', 'Masonry']);

it('leaves out what has moved to a package before', () => {
  const lab = from(LAB, 'LoadingButton', '@acme/kit/Button/Button.js');
  expect(namesOf(withoutHandedOn([KIT, lab]))).toEqual([['Button', 'Card'], ['Masonry']]);
});

it.each(['LoadingButton/LoadingButton.js', '@acme/kit-parts/Button.js'])(
  'keeps what is from elsewhere: %s',
  (source) => {
    const lab = from(LAB, 'LoadingButton', source);
    expect(namesOf(withoutHandedOn([KIT, lab]))[1]).toEqual(['LoadingButton', 'Masonry']);
  },
);

it('keeps in the first package what one behind it has made', () => {
  const whole = from(KIT, 'Card', '@acme/lab/Card.js');
  expect(namesOf(withoutHandedOn([whole, LAB]))[0]).toEqual(['Button', 'Card']);
});
