import {sharedPrefix, shortName} from '../shortName';
import {demoName} from '../attempts';
import {buttonOf} from '../opened';
import {foldersOf, pageText} from '../pageText';
import {wholesOf} from '../wholes';
import {model} from './models';

const WORDS = ['Alert', 'Badge', 'Button', 'Card', 'Item', 'Menu', 'Modal', 'Tabs'];
const named = (prefix: string) => WORDS.map((word) => prefix + word);

it.each([
  ['Ion', [...named('Ion'), 'IonItemGroup'], '@ionic/react'],
  ['C', named('C'), '@coreui/react'],
  ['MDB', [...named('MDB'), 'MDBBtn'], 'mdb-react-ui-kit'],
  ['Clarity', named('Clarity'), '@clarity/react'],
])('finds %s, which names begin with to be told from others', (prefix, names, packageName) => {
  expect(sharedPrefix(names, packageName)).toBe(prefix);
});

it.each([
  ['names that begin with nothing', WORDS],
  ['a word that readers look for', named('Chart')],
  ['a component that is called so', ['Ion', ...named('Ion')]],
  ['one name in five without it', [...named('Ion'), 'Provider', 'Router']],
  ['few names', named('Ion').slice(1)],
  ['the beginning of a word', named('I').map((name) => name.toLowerCase())],
  ['nothing', []],
])('leaves names as they are: %s', (_, names) => {
  expect(sharedPrefix(names, '@acme/ui')).toBe('');
});

it('shortens names of more than the prefix alone', () => {
  expect(shortName('IonButton', 'Ion')).toBe('Button');
  expect(shortName('Ionize', 'Ion')).toBe('Ionize');
  expect(shortName('Menu.Item', '')).toBe('Menu.Item');
});

it('calls pages, folders, demos and what is in them by the short name', () => {
  const wholes = wholesOf(named('Ion').map((name) => model(name)));
  const [button] = wholes.filter(({name}) => name === 'IonButton');
  if (!button) throw new Error('There is no page of it.');
  expect(pageText({whole: button, library: 'Ion', package: '@acme/ui'})).toMatch(
    /^title: Button$[^]*^components: IonButton$[^]*^# Button$/m,
  );
  expect(foldersOf(wholes).get('IonButton')).toBe('button');
  expect(demoName(button)).toBe('BasicButton');
  expect(buttonOf(wholes)).toBe('IonButton');
});
