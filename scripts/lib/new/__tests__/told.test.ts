import type {ApiProp} from '../../../../plugins/api-model/core/model';
import {choose, isMute} from '../choice';
import {isSilent, toldAttempts} from '../told';
import {wholesOf} from '../wholes';
import {model, prop} from './models';

const optional = (name: string, text: string) => prop(name, text, {required: false});
const onClose = prop('onRequestClose', '() => void', {
  required: false,
  signature: {text: '() => void', parameters: [], returns: null},
});

function wholeWith(...props: ApiProp[]) {
  const [whole] = wholesOf([model('Notice', {props})]);
  if (!whole) throw new Error('no whole');
  return whole;
}

const notice = wholeWith(optional('title', 'ReactNode'), optional('tone', 'string'));
/** Ids of it with no more than it needs, and with words. */
const [ALONE, TOLD] = ['Notice alone 0', 'Notice told 0'];

it.each([
  ['an empty element', '<div><div class="a"></div></div>', true],
  ['styles', '<style>a{}</style><div><!-- a --></div>', true],
  ['a word', '<div>a</div>', false],
  ['a picture', '<div><svg></svg></div>', false],
  ['a field', '<div><input/></div>', false],
])('whether %s is silent', (_what, html, expected) => {
  expect(isSilent(html, '<div></div>')).toBe(expected);
});

it('a frame that says something itself speaks for no demo', () => {
  expect(isSilent('<p>Frame</p><svg></svg><div></div>', '<p>Frame</p><svg></svg>')).toBe(true);
});

it('what shows nothing gets words in the props that take some', () => {
  expect(toldAttempts(notice)[0]?.body).toBe('<Notice title="Notice">Notice</Notice>');
  expect(toldAttempts(wholeWith(optional('tone', 'string')))).toEqual([]);
});

it('it is open at first where nothing would close it again', () => {
  const isOpen = optional('isOpen', 'boolean');
  expect(toldAttempts(wholeWith(isOpen))[0]?.body).toBe('<Notice isOpen>Notice</Notice>');
  expect(toldAttempts(wholeWith(isOpen, onClose))).toEqual([]);
});

it('has words where it says nothing without them, and not where it says nothing with them', () => {
  const none = new Map<string, string>();
  expect(isMute(notice, none, new Set())).toBe(false);
  expect(isMute(notice, none, new Set([ALONE]))).toBe(true);
  expect(choose(notice, none).demo?.id).toBe(ALONE);
  expect(choose(notice, none, undefined, new Set([ALONE])).demo?.id).toBe(TOLD);
  expect(choose(notice, none, undefined, new Set([ALONE, TOLD])).demo?.id).toBe(ALONE);
});

it('is shown without the lists that it shows nothing of', () => {
  const [whole] = wholesOf([model('Grid')]);
  if (!whole?.root) throw new Error('no whole');
  const grid = {...whole, root: {...whole.root, samples: {rows: "['First']"}}};
  expect(choose(grid, new Map()).demo?.body).toBe("<Grid rows={['First']} />");
  expect(choose(grid, new Map(), undefined, new Set(['Grid filled 0'])).demo?.body).toBe(
    '<Grid>Grid</Grid>',
  );
});

it('is opened by a button where it is there and not to be seen', () => {
  const dialog = wholeWith(optional('open', 'boolean'), onClose);
  const {demo} = choose(dialog, new Map(), undefined, new Set([ALONE]));
  expect(demo?.id).toBe('Notice opened 0');
  expect(demo?.body).toContain('onRequestClose={() => setOpen(false)}');
});
