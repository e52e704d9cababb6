import {checkScripts, contentSecurityPolicy, DIRECTIVES, inlineScripts} from '../core/policy';

describe('inlineScripts', () => {
  it.each([
    ['a script', '<script>a()</script>', ['a()']],
    ['its blanks and lines', '<script>\n a() \n</script>', ['\n a() \n']],
    ['attributes', '<script type="module" nonce=x>a()</script>', ['a()']],
    ['capitals', '<SCRIPT>a()</SCRIPT >', ['a()']],
    ['several', '<script>a()</script><p>b</p><script>c()</script>', ['a()', 'c()']],
    ['an import map, which is guarded too', '<script type=importmap>{}</script>', ['{}']],
    ['none with a source', '<script src="/a.js"></script><script defer src=/b.js></script>', []],
    ['none of data', '<script type="application/ld+json">{}</script>', []],
    ['none of data without quotes', '<script type=application/json>{}</script>', []],
    ['one whose text has a tag', '<script>a="<script>"</script>', ['a="<script>"']],
    ['one after a comment', '<!-- <script> --><script>a()</script>', ['a()']],
    ['one after text in an attribute', '<p data-a="<script>"></p><script>a()</script>', ['a()']],
    ['one after a field', '<textarea><script></textarea><script>a()</script>', ['a()']],
    ['one after a title', '<title><script></title><script>a()</script>', ['a()']],
    [
      'one after a style',
      '<style>a::after{content:"<script>"}</style><script>a()</script>',
      ['a()'],
    ],
    ['one with an odd attribute', '<script data-src="x" data-a="a>b">a()</script>', ['a()']],
    ['none in text', '<p>&lt;script&gt;a()&lt;/script&gt;</p>', []],
  ])('finds %s', (_title, html, scripts) => {
    expect(inlineScripts(html)).toEqual(scripts);
  });

  it('takes long pages without a stumble', () => {
    const html = `${'<p class="a">b</p>'.repeat(20_000)}<script>a()</script>${'<p "'.repeat(200)}`;
    expect(inlineScripts(html)).toEqual(['a()']);
  });
});

describe('contentSecurityPolicy', () => {
  it('is one strict line', () => {
    expect(contentSecurityPolicy(['b=', 'a='], {})).toMatchInlineSnapshot(
      `"default-src 'self'; script-src 'self' 'sha256-a=' 'sha256-b='; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'"`,
    );
  });

  it('does not depend on the order of the pages', () => {
    const policy = contentSecurityPolicy(['a', 'b', 'a'], {});
    expect(contentSecurityPolicy(['b', 'a'], {})).toBe(policy);
  });

  it('adds sources to their directive only', () => {
    const policy = contentSecurityPolicy([], {'connect-src': ['https://a.example', 'wss:']});
    expect(policy).toContain("; connect-src 'self' https://a.example wss:; ");
    expect(policy.match(/https:/g)).toHaveLength(1);
  });

  it("lets a source replace 'none'", () => {
    expect(contentSecurityPolicy([], {'object-src': ['data:']})).toContain('; object-src data:;');
  });

  it('never allows inline scripts without a hash, or evaluation', () => {
    const [scripts = ''] = /script-src [^;]*/.exec(contentSecurityPolicy(['a'], {})) ?? [];
    expect(scripts).toBe("script-src 'self' 'sha256-a'");
    expect(DIRECTIVES[0]).toBe('default-src');
  });
});

describe('checkScripts', () => {
  const scripts = (count: number) =>
    new Map(Array.from({length: count}, (_, i) => [`run(${i})`, `page-${i}/index.html`]));

  it('lets five scripts pass', () => {
    expect(() => checkScripts(scripts(5))).not.toThrow();
  });

  it('shows all of more than five, each with a page that has it', () => {
    expect(() => checkScripts(scripts(6))).toThrowErrorMatchingInlineSnapshot(`
      "plugin hosting: the pages have 6 different inline scripts, at most 5 may be: "run(0)" in page-0/index.html, "run(1)" in page-1/index.html, "run(2)" in page-2/index.html, "run(3)" in page-3/index.html, "run(4)" in page-4/index.html, "run(5)" in page-5/index.html
        Fix: move some into client modules: the hash of each is sent with every answer"
    `);
  });
});
