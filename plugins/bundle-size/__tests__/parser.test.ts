import {readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {VitrineError} from '../../_shared/node';

import {DEFAULT_OPTIONS} from '../options';
import type {Options} from '../options';
import {withSizes} from '../parser';
import {createSite, install} from './__fixtures__/site';

const {NODE_ENV} = process.env;
let siteDir: string;

beforeEach(() => {
  siteDir = createSite();
  process.env.NODE_ENV = 'production';
});

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
  rmSync(siteDir, {recursive: true});
});

/** A site's parser, anew: what it remembers is on the disk. */
function parserOf(options: Options): ParseFrontMatter {
  const parse: ParseFrontMatter = async ({fileContent}) => {
    const [packageName, ...components] = fileContent.replace(/^packageName: /, '').split(/\n\w+: /);
    return {frontMatter: {title: 'A', packageName, components}, content: 'body'};
  };
  return withSizes(parse, siteDir, {...DEFAULT_OPTIONS, ...options});
}

function parse(
  packageName: string,
  component: string,
  {file = 'docs/a.md', ...options}: Options & {file?: string} = {},
): ReturnType<ParseFrontMatter> {
  return parserOf(options)({
    filePath: path.join(siteDir, file),
    fileContent: `packageName: ${packageName}\ncomponents: ${component}`,
    defaultParseFrontMatter: () => Promise.reject(new Error('not called')),
  });
}

async function sizeOf(...args: Parameters<typeof parse>): Promise<unknown> {
  return (await parse(...args)).frontMatter.size;
}

async function gzipOf(...args: Parameters<typeof parse>): Promise<number> {
  return ((await sizeOf(...args)) as {gzip: number}).gzip;
}

async function messageOf(...args: Parameters<typeof parse>): Promise<string> {
  const error: unknown = await parse(...args).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(VitrineError);
  return (error as VitrineError).message;
}

function cached(): string[] {
  return readdirSync(path.join(siteDir, DEFAULT_OPTIONS.cache));
}

it('adds what a component costs to what the site’s parser read', async () => {
  expect(await parse('kit', 'Button')).toEqual({
    content: 'body',
    frontMatter: {
      title: 'A',
      packageName: 'kit',
      components: ['Button'],
      size: {package: 'kit', name: 'Button', gzip: expect.any(Number)},
    },
  });
});

it('counts what readers load: minified, for production, without React', async () => {
  const gzip = await gzipOf('kit', 'Button');
  expect(gzip).toBeGreaterThan(100);
  expect(gzip).toBeLessThan(600);
});

it('takes a component by its name where it has no path', async () => {
  expect(await gzipOf('kit', 'Plain')).toBeLessThan(100);
});

it('gives each what it costs alone where many are asked for at once, one of them broken', async () => {
  const names = ['Button', 'Plain', 'Buton', 'Button'];
  const alone: unknown[] = [];
  for (const name of names) alone.push(await sizeOf('kit', name));
  rmSync(path.join(siteDir, DEFAULT_OPTIONS.cache), {recursive: true});
  const parser = parserOf({});
  const ask = async (name: string) => {
    const {frontMatter} = await parser({
      filePath: path.join(siteDir, 'docs/a.md'),
      fileContent: `packageName: kit\ncomponents: ${name}`,
      defaultParseFrontMatter: () => Promise.reject(new Error('not called')),
    });
    return frontMatter.size;
  };
  const broken = expect(ask('Broken')).rejects.toThrow('nobody-has-this');
  expect(await Promise.all(names.map(ask))).toEqual(alone);
  await broken;
});

it('leaves names that are not exported to who explains them', async () => {
  expect(await sizeOf('kit', 'Buton')).toBeUndefined();
});

it('measures again where the package, or what it needs, has another version', async () => {
  const first = await gzipOf('kit', 'Button');
  install(siteDir, 'helper', '1.0.0', `exports.help = () => '${'other '.repeat(3)}code';`);
  expect(await gzipOf('kit', 'Button')).toBe(first);
  install(siteDir, 'helper', '1.0.1');
  expect(await gzipOf('kit', 'Button')).toBeGreaterThan(first);
  expect(cached()).toHaveLength(2);
});

it('measures again what stands in a torn file', async () => {
  const gzip = await gzipOf('kit', 'Button');
  const [file = ''] = cached();
  writeFileSync(path.join(siteDir, DEFAULT_OPTIONS.cache, file), '{"val');
  expect(await gzipOf('kit', 'Button')).toBe(gzip);
});

it('shows in the dev server what is known, and measures nothing', async () => {
  process.env.NODE_ENV = 'development';
  expect(await sizeOf('kit', 'Button')).toBeUndefined();
  process.env.NODE_ENV = 'production';
  const gzip = await gzipOf('kit', 'Button');
  process.env.NODE_ENV = 'development';
  expect(await gzipOf('kit', 'Button')).toBe(gzip);
});

it('leaves pages of other folders alone, and all where it is switched off', async () => {
  const file = 'ui_versioned_docs/version-1/a.md';
  expect(await sizeOf('gone', 'Button', {file})).toBeUndefined();
  expect(await sizeOf('gone', 'Button', {enabled: false})).toBeUndefined();
});

it('tells of a package that is not installed', async () => {
  expect(await messageOf('kitt', 'Button')).toMatchInlineSnapshot(`
    "docs/a.md:1: field "packageName": "kitt" is not installed
      Fix: install it, or mend its name"
  `);
});

it('does not count what a library leaves to its users to install', async () => {
  expect(await gzipOf('kit', 'Chart')).toBeLessThan(150);
});

it('tells of a package that cannot be bundled', async () => {
  expect(await messageOf('kit', 'Broken')).toMatchInlineSnapshot(`
    "docs/a.md:2: field "components": "Broken" cannot be bundled: node_modules/kit/Broken/index.js:1: Could not resolve "nobody-has-this"
      Fix: npm install nobody-has-this, or do not count it: settings: {'bundle-size': {external: ['react', 'react-dom', 'nobody-has-this']}}"
  `);
});
