import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

// Each case starts a process, which loads Docusaurus.
jest.setTimeout(60_000);

const FIXTURES = path.join(__dirname, '__fixtures__');

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'demo-pictures-'));
  cpSync(path.join(FIXTURES, 'site'), site, {recursive: true});
});

afterEach(() => rmSync(site, {recursive: true}));

/** Draws pages of the built fixture site; returns the message of what stopped it. */
function draw(permalinks: string[], options: object = {}): string {
  const docs = permalinks.map((permalink) => {
    return {permalink, title: 'New thing', draft: false, frontMatter: {components: ['Button']}};
  });
  const args = [
    path.join(FIXTURES, 'draw.mjs'),
    site,
    ...[options, docs].map((a) => JSON.stringify(a)),
  ];
  return execFileSync(process.execPath, args, {encoding: 'utf8'});
}

function read(file: string): string {
  return readFileSync(path.join(site, file), 'utf8');
}

it('draws the first demo of a page, with what it needs and nothing else', () => {
  expect(draw(['/ui/react-button/'])).toBe('');
  const light = read('img/demos/ui/react-button-light.svg');
  expect(light.replace(/<style>.*?<\/style>/s, '<style>…</style>')).toMatchInlineSnapshot(`
    "<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 220" width="360" height="220" data-theme="light"><style>…</style><foreignObject width="480" height="293.33" transform="scale(0.75)"><div xmlns="http://www.w3.org/1999/xhtml" class="picture"><div xmlns="http://www.w3.org/1999/xhtml" class="demo demo_x" data-demo="BasicButtons"><div><style>.css-a1>b{color:var(--ink);background:none}</style>
    <button class="css-a1" type="button" disabled="" aria-describedby="_r_1_"><b>Save &#x26; close</b><br /><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" focusable="false"><path d="M0 0h24" /></svg></button>
    <p id="_r_1_">1 &#x3C; 2 €</p><img alt="Dot" src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=" /></div></div></div></foreignObject></svg>"
  `);
  expect(light).toContain(`:root{--ink:#111}[data-theme='dark']{--ink:#eee}`);
  expect(read('img/demos/ui/react-button-dark.svg').replaceAll('dark', 'light')).toBe(
    light.replaceAll('dark', 'light'),
  );
});

it("takes what a demo wears of its library's sheet, which the page links", () => {
  const page = path.join(site, 'ui/react-button/index.html');
  const linkTo = (href: string) =>
    `<link rel=stylesheet href=${href} data-precedence=demo-library>`;
  const link = ['/kit.css', 'https://elsewhere.example/kit.css'].map(linkTo).join('');
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${link}</head>`));
  writeFileSync(path.join(site, 'kit.css'), '.css-a1{color:teal}.css-b2{color:red}');
  expect(draw(['/ui/react-button/'])).toBe('');
  const light = read('img/demos/ui/react-button-light.svg');
  expect(light).toContain('.css-a1{color:teal}');
  expect(light).not.toContain('.css-b2');
});

it('draws the name of a page without a demo', () => {
  expect(draw(['/ui/react-new/'])).toBe('');
  expect(read('img/demos/ui/react-new-dark.svg')).toContain('>New thing</div>');
});

it('draws the same again, in the folder and size of the options', () => {
  const options = {folder: 'pictures', width: 480, height: 300};
  draw(['/ui/react-button/'], options);
  const first = read('pictures/ui/react-button-light.svg');
  expect(first).toContain('viewBox="0 0 480 300"');
  draw(['/ui/react-button/'], options);
  expect(read('pictures/ui/react-button-light.svg')).toBe(first);
  expect(readdirSync(site).sort()).toEqual(['img', 'pictures', 'ui']);
});

it('stops where a page was not built', () => {
  expect(draw(['/ui/react-away/'])).toMatchInlineSnapshot(`
    "plugin demo-pictures: the build has no page /ui/react-away/, of whose demo a picture is to be made
      Fix: look for a plugin that takes its route away, or take \`components\` out of its front matter"
  `);
});
