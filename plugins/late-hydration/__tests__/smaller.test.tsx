import {withoutQuotes, withSmallerCode} from '../core/styles/smaller';

it.each([
  ['<p class="a" id="b">', '<p class=a id=b>'],
  ['<button disabled="" class="a b" title="a=">', '<button disabled class="a b" title="a=">'],
  ['<path d="M1"/><br/>', '<path d=M1 /><br/>'],
  ['<a href="/a/?b&amp;c=1">d="e"</a>', '<a href="/a/?b&amp;c=1">d="e"</a>'],
  ['<a href="/a/">', '<a href=/a/>'],
  ['<img alt="a>b" src="c">', '<img alt="a>b" src=c>'],
  [
    '<!-- <p class="a"> --><title>a <p class="b"></title>',
    '<!-- <p class="a"> --><title>a <p class="b"></title>',
  ],
  [
    '<style media="all">[a="b"]{}</style><script>a="<p b="c">"</script>',
    '<style media="all">[a="b"]{}</style><script>a="<p b="c">"</script>',
  ],
  ['<p a=\'b\' c="d">', '<p a=\'b\' c="d">'],
])('writes %s without quotes as %s, which a browser reads alike', (html, expected) => {
  expect(withoutQuotes(html)).toBe(expected);
  const read = (text: string) => new DOMParser().parseFromString(text, 'text/html').body.innerHTML;
  expect(read(expected)).toBe(read(html));
});

it('hands on the code of a browser alone', () => {
  const page = [
    '<head><style>a</style><script>b</script><script src="c"></script>',
    '<script type="application/ld+json">d</script></head>',
    '<body title="<style>e</style>"><!-- <style>f</style> --><style data-x>g</style><p>h',
  ].join('');
  const told: string[] = [];
  const smaller = withSmallerCode(page, (tag, code) => {
    told.push(`${tag} ${code}`);
    return code.toUpperCase();
  });
  expect(told).toEqual(['style a', 'script b', 'style g']);
  expect(smaller).toBe(page.replace('>a<', '>A<').replace('>b<', '>B<').replace('>g<', '>G<'));
});

it('leaves a script without an end', () => {
  const cut = '<script>a</script><p><script>b';
  expect(withSmallerCode(cut, () => '')).toBe('<script></script><p><script>b');
});
