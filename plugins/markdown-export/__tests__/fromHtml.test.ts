import {loadReader, type Reader} from '../core/fromHtml';

let reader: Reader;
beforeAll(async () => {
  reader = await loadReader();
});

const read = (main: string, demos: string[] = []) =>
  reader.read(`<body><nav>Menu</nav><main>${main}</main></body>`, undefined, demos);

test('text, headings, links and pictures, without what only a reader who presses needs', () => {
  expect(
    read(
      '<nav>Trail</nav><h1>Kit <a href=#kit aria-label="Link to Kit"></a></h1><p>A <b>bold</b> <kbd>Tab</kbd>, 1 &lt; 2 | <code>a|b</code>.' +
        '<button>Copy</button><svg><title>x</title></svg><p><a href=/a/>A</a><span>here</span>' +
        '<img src=/a.png alt="An *A*"><img src=/b.png alt=""><script>1</script>',
    ),
  ).toBe('# Kit\n\nA **bold** `Tab`, 1 \\< 2 \\| `a|b`.\n\n[A](/a/) here ![An \\*A\\*](/a.png)');
});

test('lists in lists, tables and quotations', () => {
  expect(
    read(
      '<ol start=2><li>One<ul><li>a<li>b</ul><li>Two</ol><blockquote><p>Q</p><p>R</p></blockquote>' +
        '<div role=note><p>Tip</p><p>Text</p></div>' +
        '<table><thead><tr><th>N<th>T<tbody><tr><td><code>a|b</code><td>x|y</table>',
    ),
  ).toBe(
    [
      '2. One\n\n   - a\n   - b\n\n3. Two',
      '> Q\n>\n> R',
      '> **Tip**\n>\n> Text',
      '| N | T |\n| --- | --- |\n| `a\\|b` | x\\|y |',
    ].join('\n\n'),
  );
});

test('tabs one after the other, code as it is, demos by what stands for them', () => {
  const tab = (name: string) =>
    `<label><input type=radio>${name}</label><div><div data-code-block=bash><pre><code><b>${name}</b> i\n</code></pre><button>Copy</button></div></div>`;
  const demo = '<figure id=demo-basic aria-label="Basic"><div>Rendered</div></figure>';
  expect(read(`<div>${tab('npm')}${tab('yarn')}</div>${demo}${demo}`, ['The source.'])).toBe(
    [
      'npm',
      '```bash\nnpm i\n```',
      'yarn',
      '```bash\nyarn i\n```',
      'The source.',
      'Live demo: Basic',
    ].join('\n\n'),
  );
});

test('a part of a page is found by its class, and a page without it is none', () => {
  expect(reader.read('<main><p>a</p><div class="x text"><p>b</p></div></main>', 'text')).toBe('b');
  expect(reader.read('<main>a</main>', 'text')).toBeUndefined();
  expect(reader.read('')).toBeUndefined();
});
