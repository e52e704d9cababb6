import {propTypesOf} from '../../component-code/core/propTypes';
import {parseScript} from '../../component-code/core/script';

const block = (body: string, name = 'Card') =>
  module(`process.env.NODE_ENV !== "production" ? ${name}.propTypes /* x */ = {${body}} : void 0;`);

function blockOf(file: ReturnType<typeof module>, name: string) {
  const found = propTypesOf(file, name);
  if (!found) throw new Error('no block');
  return found;
}

function module(text: string) {
  return parseScript('Card.js', text);
}

test('lists what has a description and is not hidden', () => {
  const {docs} = blockOf(
    block(`
      /** Shown inside. @default 'a' */
      'aria-label': P.string,
      /**
       * @ignore
       */
      className: P.string,
      /**
       * Not for readers.
       * @internal
       */
      secret: P.bool,
      /**
       * Nor this.
       * @ignore
       */
      style: P.object,
      /**
       * @default 0
       */
      tabIndex: P.number,
      plain: P.any,
    `),
    'Card',
  );
  expect([...docs]).toEqual([
    [
      'aria-label',
      {
        description: 'Shown inside.',
        default: "'a'",
        deprecated: null,
        hidden: false,
        since: null,
        params: {},
        returns: null,
        source: 'P.string',
        required: false,
        members: [],
      },
    ],
  ]);
});

test("another component's block does not count", () => {
  expect(propTypesOf(block('/** A. */ a: P.any', 'Menu'), 'Card')).toBeUndefined();
});

test('a module without a block has none', () => {
  expect(propTypesOf(module('export const Card = 1;'), 'Card')).toBeUndefined();
});

test('keeps the reason of a deprecation, and that there is one without', () => {
  const {docs} = blockOf(
    block('\n/** A. @deprecated Use `b`. */\na: P.any,\n/** B. @deprecated */\nb: P.any'),
    'Card',
  );
  expect(docs.get('a')?.deprecated).toBe('Use `b`.');
  expect(docs.get('b')?.deprecated).toBe('');
});

test.each([
  ['P.string.isRequired', true],
  ['P.oneOf(["a"]).isRequired', true],
  ['P.shape({x: P.number.isRequired})', false],
  ['P.arrayOf(P.string.isRequired)', false],
  ['chain(P.node.isRequired, () => null)', true],
  ['chain(P.node, () => null)', false],
])('%s is required: %s', (validator, required) => {
  const {docs} = blockOf(block(`\n/** A. */\na: ${validator}`), 'Card');
  expect(docs.get('a')?.required).toBe(required);
});

test.each([
  ["P.oneOf(['b', 'a', 1, false])", ["'b'", "'a'", '1', 'false']],
  ["P.oneOfType([P.oneOf(['a']), P.string, P.func])", ["'a'", 'string']],
  ['P.oneOfType([P.bool, P.number]).isRequired', ['boolean', 'number']],
  ['P.shape({})', []],
])('%s has the values %j', (validator, members) => {
  const {docs} = blockOf(block(`\n/** A. */\na: ${validator}`), 'Card');
  expect(docs.get('a')?.members).toEqual(members);
});

test("a class's static block counts", () => {
  const {docs} = blockOf(
    module('class Card { static propTypes = {\n/** A. */\na: P.any}; }'),
    'Card',
  );
  expect([...docs.keys()]).toEqual(['a']);
});

test.each([
  ['// These are generated from the TypeScript types.', true],
  ['// What a panel takes.', false],
])('%s: made from the types, %s', (comment, generated) => {
  expect(blockOf(block(`\n${comment}\n/** A. */\na: P.any`), 'Card').generated).toBe(generated);
});

test('a name in brackets is a name', () => {
  const {docs} = blockOf(block('\n/** A. */\n["aria-label"]: P.string'), 'Card');
  expect([...docs.keys()]).toEqual(['aria-label']);
});
