import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {loadTrees, validateWith, VitrineError} from '..';

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

    it('names a place that stands in itself', async () => {
      const text = "const a = {pathname: '/a/', children: []}; a.children.push({children: [a]});";
      expect(await messageOf(`${text} export default {ui: [a]};`)).toBe(
        './sidebars.ts: ui[0].children[0].children holds an entry that it stands in: such a tree has no end\n  Fix: write the entry anew where it stands a second time, or take it out there',
      );
      write('sidebars.ts', 'const a = {pathname: "/a/"}; export default {ui: [a, a]};');
      expect((await loadTrees(siteDir, './sidebars.ts')).ui).toHaveLength(2);
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
