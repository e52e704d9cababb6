import {moduleOf} from '../attempts';
import {choose} from '../choice';
import {openedAttempts} from '../opened';
import {NOTHING} from '../runner';
import {wholesOf} from '../wholes';
import {model, prop} from './models';

const onClose = prop('onClose', '() => void', {
  signature: {text: '() => void', parameters: [], returns: null},
});
const title = prop('title', 'React.ReactNode', {required: false});
const [modal] = wholesOf([model('Modal', {props: [prop('opened', 'boolean'), onClose, title]})]);
if (!modal) throw new Error('no whole');
const closed: [string, string][] = [0, 1].map((index) => [`Modal alone ${index}`, NOTHING]);
const faults = new Map([
  ...closed,
  ['Modal alone 2', NOTHING],
  ['Modal alone 3', NOTHING],
  ['Modal opened 0', 'no such button'],
]);

it('opens by a button what shows nothing by itself, by one of HTML where the own does not do', () => {
  const {demo, left} = choose(modal, faults, 'Button');
  expect(left).toEqual([]);
  expect(demo && moduleOf(demo, modal, {name: '@acme/ui'})).toBe(`import {useState} from 'react';
import {Modal} from '@acme/ui';

export default function BasicModal() {
  const [isOpen, setOpen] = useState(false);
  return <><button type="button" onClick={() => setOpen(true)}>Open modal</button><Modal opened={isOpen} onClose={() => setOpen(false)} title="Modal">Modal</Modal></>;
}
`);
});

it('takes the library for its own button', () => {
  const [own] = openedAttempts(modal, 'Button');
  expect(own && moduleOf(own, modal, {name: '@acme/ui'})).toContain(
    "import {Button, Modal} from '@acme/ui';",
  );
});

it('shows none that fails when it is open, and none that nothing closes', () => {
  const failing = new Map([...faults, ['Modal opened 1 and open', 'it needs a parent']]);
  expect(choose(modal, failing, 'Button').demo).toBeUndefined();
  const [bare] = wholesOf([model('Modal', {props: [prop('open', 'boolean')]})]);
  expect(bare && openedAttempts(bare, 'Button')).toEqual([]);
});

it('renders only while it is open what no prop opens', () => {
  const [panel] = wholesOf([model('Panel', {props: [onClose]})]);
  const [own] = panel ? openedAttempts(panel, undefined) : [];
  expect(own?.body).toMatch(/<\/button>\{isOpen && <Panel onClose=\{.*\}>Panel<\/Panel>\}<\/>$/);
});

it('shows what needs the document when it is open, as a reader opens it in the browser', () => {
  const portal = new Map([...faults, ['Modal opened 1 and open', 'document is not defined']]);
  expect(choose(modal, portal, 'Button').demo?.id).toBe('Modal opened 1');
});

it('does not open over the page by itself what works open', () => {
  const working = new Map([['Modal opened 0', 'no such button']]);
  expect(choose(modal, working, 'Button').demo?.id).toBe('Modal opened 1');
  const failing = new Map([...working, ['Modal opened 1', 'it needs a parent']]);
  expect(choose(modal, failing, 'Button').demo?.id).toBe('Modal alone 0');
});
