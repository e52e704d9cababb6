/** What the home page says is taken from files that change: each must still say so. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEMO, PAGE, PROP, TWIN} from '../excerpts';
import type {Line} from '../excerpts';

const read = (file: string) => readFileSync(path.resolve(__dirname, '../../../..', file), 'utf8');
const docsDemo = 'docs/material-ui/components/button/BasicButtons.tsx';
const copiedDemo = 'src/site/Home/demos/material-ui/BasicButtons.tsx';

/** The lines that are quoted whole or in their beginning, without the sign of what is left out. */
const quoted = (lines: readonly Line[]) =>
  lines.map(({text}) => text.replace(/ ?…$/, '')).filter(Boolean);

describe('the excerpts', () => {
  it('of the page stand in the page, in that order', () => {
    const page = read(PAGE.file);
    let at = 0;
    for (const text of quoted(PAGE.lines)) {
      const found = page.indexOf(text, at);
      expect({text, isThere: found >= at}).toEqual({text, isThere: true});
      at = found + text.length;
    }
  });

  it('of the demo are the whole demo, which is the one that runs beside them', () => {
    const text = `${DEMO.lines.map((line) => line.text).join('\n')}\n`;
    expect(text).toBe(read(docsDemo));
    expect(read(copiedDemo)).toBe(text);
  });

  it('of the twin are words of the page and of the demo', () => {
    const sources = read(PAGE.file) + read(docsDemo);
    const missing = quoted(TWIN).filter((text) => !sources.includes(text));
    expect(missing).toEqual([]);
  });

  it('of the API are what the types of the package say', () => {
    const types = read('node_modules/@mui/material/Button/Button.d.ts');
    const declared = new RegExp(
      `\\* ${PROP.about}\\s+\\* @default ${PROP.initial}\\s+\\*/\\s+${PROP.name}\\?: [^;]*<([^,]*),`,
    ).exec(types);
    expect(declared?.[1]?.split(' | ').sort()).toEqual(PROP.type.split(' | ').sort());
  });
});
