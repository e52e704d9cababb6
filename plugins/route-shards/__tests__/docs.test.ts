import {cutDocs} from '../core/docs';

const doc = (id: string, path: string) => ({id, path, sidebar: 'docs'});
const DATA = {
  ui: {
    path: '/ui',
    versions: [
      {name: 'current', mainDocId: 'index', docs: [doc('index', '/ui/'), doc('a', '/ui/a/')]},
      {name: 'v1', mainDocId: 'index', docs: [doc('index', '/ui/v1/'), doc('a', '/ui/v1/a/')]},
    ],
  },
};
/** Shards that begin with these. */
const FIRSTS = ['', ' ui v1'];

it('brings each document with its page, and with its page in another version', () => {
  const {kept, shards} = cutDocs(DATA, FIRSTS, () => false);
  const ids = shards.map((docs) => docs.map(([, at, {id}]) => `${at} ${id}`).sort());
  expect(ids).toEqual([
    ['0 a', '0 index', '1 a', '1 index'],
    ['0 a', '0 index', '1 a', '1 index'],
  ]);
  const left = kept['ui']?.versions.map(({docs}) => docs.map(({id}) => id));
  expect(left).toEqual([['index'], ['index']]);
  expect(kept['ui']).toMatchObject({path: '/ui', versions: [{name: 'current'}, {name: 'v1'}]});
});

it('keeps what the settings of the site name on all pages', () => {
  const {kept} = cutDocs(DATA, FIRSTS, (id) => id === 'a');
  expect(kept['ui']?.versions[0]?.docs).toEqual(DATA.ui.versions[0]?.docs);
});
