import {checkLayerName} from '../core/layerName';

it.each(['icons', 'vitrine.icons', '_a', 'a-b_c1', '--x', '-a.b', 'reverted'])(
  'passes %s',
  (name) => {
    expect(() => checkLayerName(name)).not.toThrow();
  },
);

it.each(['', ' ', 'a b', '1a', 'a.', '.a', 'a,b', 'a{}', 'a;', 'revert', 'a.Initial', 'default.b'])(
  'refuses %p',
  (name) => {
    expect(() => checkLayerName(name)).toThrow(TypeError);
  },
);

it('says what a name is', () => {
  expect(() => checkLayerName('a} b')).toThrowErrorMatchingInlineSnapshot(
    `""a} b" is no name of a cascade layer. Fix: write letters, digits, "-" and "_", beginning with a letter; join nested ones by dots."`,
  );
});
