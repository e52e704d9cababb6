import type {Cache} from '../core/load/cache';
import {loadDemos} from '../core/page/demos';
import type {Usage} from '../../demo-code/core/usages';

function toolsOf(files: Record<string, string>) {
  const kept = new Map<string, Usage[]>();
  const cache: Cache<Usage[]> = {
    read: (key) => kept.get(key),
    write: (key, usages) => void kept.set(key, usages),
  };
  const usagesOf = jest.fn((source: string): Promise<Usage[]> =>
    Promise.resolve([{package: 'kit', name: source, props: []}]),
  );
  const read = (file: string) => files[file];
  const toAddress = (permalink: string) => `/base${permalink}`;
  return {cache, version: '1', read, toAddress, usagesOf};
}

const page = {
  file: 'docs/ui/button.md',
  title: 'Button',
  permalink: '/ui/button/',
  frontMatter: {components: ['Button', 'ButtonGroup']},
};

test('tells of each demo of a page, and skips those that are missing', async () => {
  const tools = toolsOf({
    'docs/ui/button.md': '{{"demo": "Basic.js"}}\n\n{{"demo": "None.tsx"}}',
    'docs/ui/Basic.tsx': 'Button',
  });
  expect(await loadDemos([page], tools)).toEqual([
    {
      title: 'Button: Basic',
      href: '/base/ui/button/#demo-basic',
      about: ['Button', 'ButtonGroup'],
      usages: [{package: 'kit', name: 'Button', props: []}],
    },
  ]);
});

test('reads a demo once, and again when another version reads it', async () => {
  const tools = toolsOf({
    'docs/ui/button.md': '{{"demo": "Basic.tsx"}}',
    'docs/ui/Basic.tsx': 'Button',
  });
  await loadDemos([page], tools);
  await loadDemos([page], tools);
  expect(tools.usagesOf).toHaveBeenCalledTimes(1);
  await loadDemos([page], {...tools, version: '2'});
  expect(tools.usagesOf).toHaveBeenCalledTimes(2);
});
