import type {LoadContext} from '@docusaurus/types';
import {VitrineError} from '../../_shared/node';
import {forgetFaults, holdFaults, tellFaults} from '../../_shared/node/faults';
import type {PageFile} from '../../page-reader/core/types';
import faults from '../faults';

const kept = {where: 'docs/a.md', what: 'has no description', fix: 'write one'};
const found = {where: 'docs/b.md:3', what: 'no package is named', fix: 'name one'};

/** Has a fault of each page that does not say which package it is of. */
const ofPackages =
  () =>
  (_tree: unknown, {data}: PageFile) => {
    if (data?.frontMatter?.packageName === undefined) throw new VitrineError([found]);
  };

function make(frontMatter: Record<string, unknown>): () => Promise<void> {
  const pagesIn = () => [{file: 'docs/b.md', text: '# B\n', format: 'md' as const, frontMatter}];
  const options = {lookAtLinks: undefined, pagesIn, remark: [ofPackages]};
  const plugin = faults({siteDir: '/site'} as LoadContext, options);
  return async () => plugin.allContentLoaded?.({allContent: {}} as never);
}
const load = (frontMatter: Record<string, unknown>) => make(frontMatter)();

beforeEach(() => {
  holdFaults([]);
  tellFaults('front matter of docs/a.md', [kept]);
});
afterEach(forgetFaults);

it('tells of a page that nothing was found in yet what its plugins find', async () => {
  await expect(load({})).rejects.toMatchObject({parts: [kept, found]});
});

it('looks at pages with what their front matter says', async () => {
  await expect(load({packageName: '@acme/ui'})).rejects.toMatchObject({parts: [kept]});
});

it('forgets what it found in pages when the run ended, once there is no reason to look', async () => {
  const loadAgain = make({});
  await expect(loadAgain()).rejects.toMatchObject({parts: [kept, found]});
  tellFaults('front matter of docs/a.md', []);
  await loadAgain();
});
