import {formatParts, kindOf, nearest, quote, suggest, VitrineError} from '../errors';

const fault = (n: number) => ({where: `a.md:${n}`, what: `is ${n}`, fix: `write ${n + 1}`});

describe('VitrineError', () => {
  it('says where, what and what to do', () => {
    expect(new VitrineError(fault(1)).message).toBe('a.md:1: is 1\n  Fix: write 2');
  });

  const linesOf = (count: number) =>
    new VitrineError(Array.from({length: count}, (_, i) => fault(i))).message.split('\n');

  it.each([1, 157])('tells %i faults in full: who reports them cuts', (count) => {
    expect(linesOf(count)).toHaveLength(2 * count);
  });

  it('keeps what its faults are about, which their lines tell', () => {
    const {message} = new VitrineError({...fault(7), kind: 'link'});
    expect(kindOf(message)).toBe('link');
    expect(kindOf('a.md:8: is 8')).toBeUndefined();
  });

  it('has no stack to print: where it was noticed helps no author', () => {
    const error = new VitrineError(fault(1));
    expect(error.stack).toBe(error.message);
    expect(error.name).toBe('VitrineError');
    expect(error).toBeInstanceOf(Error);
  });
});

describe('nearest', () => {
  it.each([
    ['depricated', ['deprecated', 'planned'], ['deprecated']],
    ['BETA', ['beta', 'legacy'], ['beta']],
    ['ab', ['ad', 'ac', 'a', 'abc'], ['a', 'abc', 'ac']],
    ['docs', ['docs', 'docs'], ['docs']],
    ['title', ['wholly-different'], []],
    ['x', [], []],
  ])('finds for %s among %j: %j', (name, known, near) => {
    expect(nearest(name, known)).toEqual(near);
  });
});

describe('suggest', () => {
  it.each([
    ['tite', ['title', 'planned'], 'did you mean "title"?'],
    ['cat', ['car', 'bat'], 'did you mean "bat" or "car"?'],
    ['nonsense', ['a', 'b'], 'known are a, b'],
    ['nonsense', [], 'nothing is known by that name'],
  ])('says for %s among %j: %s', (name, known, sentence) => {
    expect(suggest(name, known)).toBe(sentence);
  });
});

describe('quote', () => {
  it.each([
    ['a"b', '"a\\"b"'],
    [5, '5'],
    [null, 'null'],
    [undefined, 'nothing'],
    [{a: ['b']}, '{"a":["b"]}'],
    [Symbol('s'), 'Symbol(s)'],
  ])('quotes %p as %s', (value, text) => {
    expect(quote(value)).toBe(text);
  });

  it('cuts what is long', () => {
    expect(quote('x'.repeat(200))).toBe(`"${'x'.repeat(76)}…`);
    expect(quote('x'.repeat(78))).toHaveLength(80);
  });
});

it('writes out the signs of a name that are not seen, so that each fault has its two lines', () => {
  const where = 'docs/a\nb\u001B[2J\u202Ec.md:1';
  expect(formatParts([{where, what: 'is odd', fix: 'rename it'}])).toBe(
    String.raw`docs/a\u000ab\u001b[2J\u202ec.md:1: is odd` + '\n  Fix: rename it',
  );
});
