import {VitrineError} from '../../_shared/node';
import {addressFaults, treeFaults} from '../core/faults';

const tree = (name: string, ...pathnames: string[]) => ({
  name,
  file: name === 'material-ui' ? 'sidebars.ts' : `${name}.json`,
  entries: pathnames.map((pathname, i) => ({pathname, title: `Page ${i + 1}`})),
});

const sources = (...pairs: [pathname: string, source: string][]) =>
  pairs.map(([pathname, source]) => ({pathname, source}));

describe('treeFaults', () => {
  it('says where both stand', () => {
    const faults = treeFaults([tree('material-ui', '/x/', '/x/')]);
    expect(new VitrineError(faults).message).toMatchInlineSnapshot(`
      "sidebars.ts: Duplicated pathname /x in pages: material-ui › Page 1 and material-ui › Page 2
        Fix: keep one of them, or give a group a pathname of its own"
    `);
  });

  it('says where all three stand', () => {
    const [fault] = treeFaults([tree('material-ui', '/x/', '/x/', '/x/')]);
    expect(fault?.what).toMatchInlineSnapshot(
      `"Duplicated pathname /x in pages: material-ui › Page 1, material-ui › Page 2 and material-ui › Page 3"`,
    );
  });

  it('allows a pathname in the trees of two products, and in those of two versions', () => {
    const trees = [tree('material-ui', '/x/'), tree('joy-ui', '/x/'), tree('joy-ui v1', '/x/')];
    expect(treeFaults(trees)).toEqual([]);
  });

  it('reports the duplicates of all trees at once, each with its file', () => {
    const trees = [tree('material-ui', '/x/', '/x/'), tree('joy-ui v1', '/y/', '/y/')];
    expect(treeFaults(trees).map(({where}) => where)).toEqual(['sidebars.ts', 'joy-ui v1.json']);
  });
});

describe('addressFaults', () => {
  it('names both sources, with the spelling where it is another', () => {
    const faults = addressFaults(
      sources(['/foo/', 'docs/foo.md'], ['/Foo.html', 'static/Foo.html']),
    );
    expect(new VitrineError(faults).message).toMatchInlineSnapshot(`
      "docs/foo.md: Duplicated address /foo, also of static/Foo.html (/Foo.html)
        Fix: rename one, or give one a \`slug\`"
    `);
  });

  it('names two docs with the same permalink', () => {
    const faults = addressFaults(sources(['/foo/', 'docs/foo.md'], ['/foo/', 'docs/foo/index.md']));
    expect(new VitrineError(faults).message).toMatchInlineSnapshot(`
      "docs/foo.md: Duplicated address /foo, also of docs/foo/index.md
        Fix: rename one, or give one a \`slug\`"
    `);
  });

  it('names three sources of one address', () => {
    const [fault] = addressFaults(
      sources(['/foo', 'a.md'], ['/foo', 'b.md'], ['/foo/', 'c.tsx'], ['/bar', 'd.md']),
    );
    expect(fault?.what).toMatchInlineSnapshot(
      `"Duplicated address /foo, also of b.md and c.tsx (/foo/)"`,
    );
  });

  it('reports all duplicates at once, and counts what does not fit', () => {
    const many = ['/a', '/b', '/c', '/d'].flatMap((pathname) =>
      sources([pathname, `docs${pathname}.md`], [pathname, `src/pages${pathname}.tsx`]),
    );
    expect(addressFaults(many)).toHaveLength(4);
    expect(new VitrineError(addressFaults(many)).message).toMatchInlineSnapshot(`
      "docs/a.md: Duplicated address /a, also of src/pages/a.tsx
        Fix: rename one, or give one a \`slug\`
      docs/b.md: Duplicated address /b, also of src/pages/b.tsx
        Fix: rename one, or give one a \`slug\`
      docs/c.md: Duplicated address /c, also of src/pages/c.tsx
        Fix: rename one, or give one a \`slug\`
      docs/d.md: Duplicated address /d, also of src/pages/d.tsx
        Fix: rename one, or give one a \`slug\`"
    `);
  });
});
