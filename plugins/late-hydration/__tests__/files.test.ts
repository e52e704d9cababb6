import {mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {wornGroups} from '../../library-sheets/core/wornRules';
import {dressedTemplate} from '../core/styles/template';
import {writeDresser} from '../files';

const SHEET = '<link rel=stylesheet href=/styles.css disabled data-late-sheet />';

/** Writes a page as Docusaurus' threads do, which have the template of a site and nothing else of it. */
async function write(css: string, body: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dresser-'));
  const file = await writeDresser(folder, wornGroups(css));
  expect(readdirSync(folder)).toEqual([path.basename(file)]);
  const template = dressedTemplate('<html><%~ it.appHtml %></html>', file);
  const render = await compileSSGTemplate(template);
  return render({appHtml: body} as never);
}

it('gives a page what it wears, in whatever letters it is written', async () => {
  const page = await write(
    '.größe{content:"→"}.àb{content:"←"}',
    `${SHEET}<p class="größe">à „漢字“ 👍`,
  );
  expect(page).toBe(
    `<html><style data-worn>.größe{content:"→"}</style>${SHEET}<p class=größe>à „漢字“ 👍</html>`,
  );
});

it('makes the code of pages smaller, where a browser reads it as such', async () => {
  const data =
    '<script type="application/json">{ "a": "</" }</script><p title="<style>.a { top: 0px }">';
  const broken = '<script>var = ;</script>';
  const page = await write(
    '',
    `<style>\n.a { color: #ff0000; content: "à" }\n</style><script>(function () { var long = 1; a(long, "à") })()</script>${broken}${data}`,
  );
  expect(page).toBe(
    `<html><style>.a{color:red;content:"à"}</style><script>a(1,"\\xe0")</script>${broken}${data}</html>`,
  );
});
