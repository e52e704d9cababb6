import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {loadTrees, nearest, quote, suggest, validateWith, VitrineError} from '../node';

const fault = (n: number) => ({where: `a.md:${n}`, what: `is ${n}`, fix: `write ${n + 1}`});

describe('VitrineError', () => {
  it('says where, what and what to do', () => {
    expect(new VitrineError(fault(1)).message).toBe('a.md:1: is 1\n  Fix: write 2');
  });

  const linesOf = (count: number) =>
    new VitrineError(Array.from({length: count}, (_, i) => fault(i))).message.split('\n');

  it.each([1, 50])('tells %i faults in full', (count) => {
    expect(linesOf(count)).toHaveLength(2 * count);
  });

  it('tells fifty faults, and counts the rest', () => {
    const lines = linesOf(157);
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe('… and 107 more of the kind; --verbose shows all');
  });

  it('tells all where that is asked for', () => {
    process.env.VITRINE_VERBOSE = '1';
    expect(linesOf(157)).toHaveLength(314);
    delete process.env.VITRINE_VERBOSE;
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

describe('validateWith', () => {
  const schema = Joi.object({
    trees: Joi.string().default('./sidebars.ts'),
    products: Joi.array().items(
      Joi.object({
        id: Joi.string().required(),
        logo: Joi.object({light: Joi.string(), dark: Joi.string()}),
      }),
    ),
  });

  const validate = (options: unknown) => validateWith('sample', schema, options);

  it('fills in defaults', () => {
    expect(validate({})).toEqual({trees: './sidebars.ts'});
  });

  it('tells plugin, option, given and allowed of every fault', () => {
    const options = {trees: 5, products: [{id: 'a'}, {}]};
    expect(() => validate(options)).toThrowErrorMatchingInlineSnapshot(`
      "plugin sample, option trees: got 5
        Fix: it must be a string
      plugin sample, option products[1].id: got nothing
        Fix: it is required"
    `);
  });

  it('suggests the names that are known at the place of an unknown one', () => {
    const options = {tree: './a.ts', products: [{id: 'a', logo: {lihgt: 'a.svg'}}]};
    expect(() => validate(options)).toThrowErrorMatchingInlineSnapshot(`
      "plugin sample, option products[0].logo.lihgt: is not an option
        Fix: did you mean "light"?
      plugin sample, option tree: is not an option
        Fix: did you mean "trees"?"
    `);
  });

  it('names the options as a whole where they are no object', () => {
    expect(() => validate(5)).toThrowErrorMatchingInlineSnapshot(`
      "plugin sample, option (all): got 5
        Fix: it must be of type object"
    `);
  });
});

describe('with a site', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'shared-'));
  });

  afterEach(() => rmSync(siteDir, {recursive: true}));

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  };

  describe('loadTrees', () => {
    /** The message that loading a module of this text ends with. */
    async function messageOf(text: string): Promise<string> {
      write('sidebars.ts', text);
      const error: unknown = await loadTrees(siteDir, './sidebars.ts').catch((e: unknown) => e);
      if (error instanceof VitrineError) return error.message;
      throw new Error(`no VitrineError, but ${String(error)}`);
    }

    it('reads the default export, and an edit of it', async () => {
      write('sidebars.ts', "export default {ui: [{pathname: '/ui/'}]};");
      expect(await loadTrees(siteDir, './sidebars.ts')).toEqual({ui: [{pathname: '/ui/'}]});
      write('sidebars.ts', 'export default {ui: []};');
      expect(await loadTrees(siteDir, 'sidebars.ts')).toEqual({ui: []});
    });

    it('names a file that does not exist', async () => {
      await expect(loadTrees(siteDir, './trees.ts')).rejects.toThrow(
        './trees.ts: the file of the navigation trees does not exist\n  Fix: create it, or name the right one in the plugin option "trees"',
      );
    });

    it('says in one line why a module cannot be loaded', async () => {
      expect(await messageOf("throw new Error('no luck\\nat all');")).toBe(
        './sidebars.ts: cannot be loaded: Error: no luck\n  Fix: mend the module; it holds data only',
      );
      expect(await messageOf('export default {')).toMatch(
        /^\.\/sidebars\.ts: cannot be loaded: [^\n]+\n {2}Fix: mend the module; it holds data only$/,
      );
    });

    it.each([
      ['[]', 'an array'],
      ['5', '5'],
      ["'ui'", '"ui"'],
    ])('refuses %s', async (value, named) => {
      expect(await messageOf(`export default ${value};`)).toBe(
        `./sidebars.ts: exports ${named}\n  Fix: export default an object: product id → list of entries`,
      );
    });
  });
});
