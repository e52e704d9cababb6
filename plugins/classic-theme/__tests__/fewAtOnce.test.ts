import {execFileSync} from 'node:child_process';
import {createQueue, fewAtOnce} from '../core/fewAtOnce';

/** Pages that are done when they are told to be. */
function pages() {
  const ends = new Map<string, (fails: boolean) => void>();
  const begun: string[] = [];
  const process = (page: string) => {
    begun.push(page);
    return new Promise<string>((resolve, reject) => {
      ends.set(page, (fails) => (fails ? reject(new Error(page)) : resolve(page)));
    });
  };
  return {begun, process, end: (page: string, fails = false) => ends.get(page)?.(fails)};
}

/** Rules as a bundler has them, with one loader of pages. */
function rulesOf(process: (page: string) => Promise<string>) {
  const options = {processors: {mdProcessor: {process}, mdxProcessor: {process}}};
  return {options, rules: [{test: /\.css$/, use: ['css']}, {oneOf: [{use: [{options}]}]}]};
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Lets go on what waits for nothing else, or for the next turn of the event loop. */
const settled = async () => {
  await turn();
  await turn();
};

it('begins the next page when one is done, also with a fault', async () => {
  const {begun, process, end} = pages();
  const {options, rules} = rulesOf(process);
  fewAtOnce(rules, createQueue(2), new WeakSet());
  const {mdProcessor, mdxProcessor} = options.processors;
  const done = [mdProcessor.process('a'), mdxProcessor.process('b'), mdProcessor.process('c')];
  const all = Promise.allSettled([...done, mdProcessor.process('d')]);
  await settled();
  expect(begun).toEqual(['a', 'b']);
  end('a', true);
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('b');
  end('c');
  await settled();
  end('d');
  expect((await all).map(({status}) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  await expect(done[2]).resolves.toBe('c');
});

it('lets others have a turn between two pages', async () => {
  const {options, rules} = rulesOf((page) => Promise.resolve(page));
  fewAtOnce(rules, createQueue(1), new WeakSet());
  const order: string[] = [];
  const done = ['a', 'b'].map((page) =>
    options.processors.mdProcessor.process(page).then((one) => order.push(one)),
  );
  await turn();
  setImmediate(() => order.push('other'));
  await Promise.all(done);
  expect(order).toEqual(['a', 'other', 'b']);
});

it('changes options once that both bundles have', async () => {
  const {begun, process} = pages();
  const {options, rules} = rulesOf(process);
  const queued = new WeakSet();
  const queue = createQueue(1);
  fewAtOnce(rules, queue, queued);
  const {processors} = options;
  fewAtOnce(rules, queue, queued);
  expect(options.processors).toBe(processors);
  void processors.mdProcessor.process('a');
  await settled();
  expect(begun).toEqual(['a']);
});

it("finds Docusaurus' processors where it looks for them", () => {
  const code = `require('@docusaurus/mdx-loader')
    .createMDXLoaderItem({markdownConfig: {mdx1Compat: {}, hooks: {}, anchors: {}}})
    .then(({options}) => console.log(Object.values(options.processors).map((one) => typeof one.process)))`;
  // As in a build: where Jest runs, Docusaurus makes none.
  const env = {...process.env, NODE_ENV: 'production', JEST_WORKER_ID: ''};
  const docs = require.resolve('@docusaurus/plugin-content-docs');
  const said = execFileSync(process.execPath, ['-e', code], {cwd: docs.replace(/lib.*/, ''), env});
  expect(said.toString().trim()).toBe("[ 'function', 'function' ]");
});
