import {documentedPropTypes} from '../core/propTypes';

const block = (body: string, name = 'Card') =>
  `process.env.NODE_ENV !== "production" ? ${name}.propTypes /* x */ = {${body}} : void 0;`;

test('lists what has a description and is not hidden', () => {
  const docs = documentedPropTypes(
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
  expect([...(docs ?? [])]).toEqual([
    [
      'aria-label',
      {
        description: 'Shown inside.',
        default: "'a'",
        deprecated: null,
        hidden: false,
        source: 'P.string',
      },
    ],
  ]);
});

test("another component's block does not count", () => {
  expect(documentedPropTypes(block('/** A. */ a: P.any', 'Menu'), 'Card')).toBeUndefined();
});

test('a module without a block has none', () => {
  expect(documentedPropTypes('export const Card = 1;', 'Card')).toBeUndefined();
});

test('keeps the reason of a deprecation, and that there is one without', () => {
  const docs = documentedPropTypes(
    block('\n/** A. @deprecated Use `b`. */\na: P.any,\n/** B. @deprecated */\nb: P.any'),
    'Card',
  );
  expect(docs?.get('a')?.deprecated).toBe('Use `b`.');
  expect(docs?.get('b')?.deprecated).toBe('');
});
