import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {importedBy, importLines, wholeOf} from '../imported';
import {model} from './models';

const inFolder = (name: string) =>
  model(name, {imports: [`import {${name}} from 'kit/${name.toLowerCase()}';`]});

it('imports what a package has in folders from there, and what it has as a whole by its name', () => {
  const library = importedBy('kit', [inFolder('Button'), inFolder('Card')]);
  expect(importLines(library, ['Button', 'useKit', 'Card'])).toEqual([
    "import {Button} from 'kit/button';",
    "import {useKit} from 'kit';",
    "import {Card} from 'kit/card';",
  ]);
  const both = model('Tag', {
    imports: ["import Tag from 'kit/Tag';", "import {Tag} from 'kit';"],
  });
  expect(importLines(importedBy('kit', [both]), ['Tag'])).toEqual(["import {Tag} from 'kit';"]);
  expect(importLines({name: 'kit'}, [])).toEqual([]);
});

it('gives all of them at once', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-imported-'));
  try {
    expect(wholeOf({name: 'kit'}, folder)).toBe('kit');
    const library = importedBy('kit', [inFolder('Button'), inFolder('Card')]);
    expect(wholeOf(library, folder)).toBe('./library');
    expect(readFileSync(path.join(folder, 'library.ts'), 'utf8')).toBe(
      "export * from 'kit/button';\nexport * from 'kit/card';\n",
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
});
