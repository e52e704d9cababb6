import {listFiles, readText} from './tree';

/** A file of tests, and the name of one of them, or a part of it. */
const PROOF = /`(\S+\.test\.tsx?)` "([^"]+)"/g;

/** What a test is called: the first argument of `it` and `test`, and of what `each` gives. */
const NAME = /(?:\b(?:it|test)|\))\(\s*(['"`])((?:\\[^]|(?!\1)[^\\])*)\1/g;

const files = new Set(listFiles());
const [, section = ''] = readText('README.md').split(/^## What it promises$/m);
const promises = section
  .split(/^## /m)[0]
  ?.match(/^\d+\. .*$/gm)
  ?.map((text) => ({
    text,
    proofs: [...text.matchAll(PROOF)].map(([, file = '', name = '']) => ({file, name})),
  }));

it('are ten, each with tests beside it', () => {
  expect(promises?.map(({text}) => Number.parseInt(text, 10))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(promises?.filter(({proofs}) => proofs.length === 0)).toEqual([]);
});

it.each(promises?.flatMap(({proofs}) => proofs) ?? [])(
  'are held by $file: $name',
  ({file, name}) => {
    expect([...files]).toContain(file);
    const names = [...readText(file).matchAll(NAME)].map(([, , each = '']) =>
      each.replaceAll('\\', ''),
    );
    expect(names.filter((each) => each.includes(name))).not.toEqual([]);
  },
);

it('looks at every page of a site in its sweep', () => {
  const sweep = readText('tests/e2e/sweep.test.ts');
  expect(sweep).toMatch(
    /of pagesToVisit\(\)[^]*?test\(address,[^]*?lookForBarriers\(page, address\)/,
  );
});
