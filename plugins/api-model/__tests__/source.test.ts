import {toSource} from '../core/extract/source';

const manifest = (extra: object) => JSON.stringify({version: '1.2.3', ...extra});

test('takes version and origin from the manifest', () => {
  const text = manifest({homepage: 'https://kit.org/docs/'});
  expect(toSource('kit', text, [], () => undefined).facts).toEqual({
    name: 'kit',
    version: '1.2.3',
    origin: 'https://kit.org',
  });
});

test('a package that is installed under an alias keeps its own name', () => {
  const {facts} = toSource('kit-one', manifest({name: 'kit'}), [], () => undefined);
  expect(facts).toMatchObject({name: 'kit', alias: 'kit-one'});
});

test.each([[{}], [{homepage: 'no address'}]])('has no origin with %j', (extra) => {
  expect(toSource('kit', manifest(extra), [], () => undefined).facts.origin).toBeNull();
});

test('the fingerprint follows tools and dependencies, not the order they are written in', () => {
  const of = (extra: object, tools: string[], version = '1') =>
    toSource('kit', manifest(extra), tools, () => version).fingerprint;
  const base = of({dependencies: {a: '*', b: '*'}}, ['6.0.3']);
  expect(of({peerDependencies: {b: '*', a: '*'}}, ['6.0.3'])).toBe(base);
  expect(of({dependencies: {a: '*', b: '*'}}, ['6.0.4'])).not.toBe(base);
  expect(of({dependencies: {a: '*', b: '*'}}, ['6.0.3'], '2')).not.toBe(base);
});
