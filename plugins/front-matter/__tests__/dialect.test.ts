import {beginsWithTitle, bodyDescription, bodyTitle} from '../core/dialect';

describe('title', () => {
  test.each([
    ['# Button\n\nText', 'Button'],
    ['# Button\r\n\r\nText', 'Button'],
    ['<!-- # Draft -->\n\n# Button', 'Button'],
    ['{/* # Draft */}\n\n# Button', 'Button'],
    ['```sh\n# comment\n```\n\n# Button', 'Button'],
    ['~~~~sh\n~~~\n# comment\n~~~~\n\n# Button', 'Button'],
    ['## Part\n\n# Late', 'Late'],
    ['# The `sx` prop', 'The sx prop'],
    ['# Button {#top}', 'Button'],
    ['# Button ##', 'Button'],
    ['Schaltfläche\n===\n', 'Schaltfläche'],
    ['## Part', undefined],
    ['#hashtag', undefined],
    ['```\n# never closed', undefined],
    ['', undefined],
  ])('%j → %j', (body, title) => {
    expect(bodyTitle(body)).toBe(title);
  });

  test('is left to Docusaurus only at the very beginning', () => {
    expect(beginsWithTitle('# Button\n\nText')).toBe(true);
    expect(beginsWithTitle('Button\n===\n\nText')).toBe(true);
    expect(beginsWithTitle('<!-- x -->\n\n# Button')).toBe(false);
    expect(beginsWithTitle('## Button')).toBe(false);
  });
});

describe('description', () => {
  test.each([
    ['<p class="description">Press it.</p>', 'Press it.'],
    ["# A\n\n  <p class='description'>Press it.</p>", 'Press it.'],
    ['<p className="description">Press it.</p>', 'Press it.'],
    ['<p id="x" class="wide description big" lang="en">Press it.</p>', 'Press it.'],
    ['<p class="description">\n  Press\r\n  it.\n</p>', 'Press it.'],
    ['<p class="description">A <a href="/b/">link</a> and <code>b</code>.</p>', 'A link and b.'],
    [
      '<p class="description">a &amp; b &lt;c&gt; &#39;d&#39; &#x1F600;&nbsp;e</p>',
      "a & b <c> 'd' 😀 e",
    ],
    ['<p class="description">&amp;lt; &unknown; &#9999999999;</p>', '&lt; &unknown; &#9999999999;'],
    ['<p class="description">One.</p>\n<p class="description">Two.</p>', 'One.'],
    ['```html\n<p class="description">Code.</p>\n```\n<p class="description">Text.</p>', 'Text.'],
    ['<!--\n<p class="description">Old.</p>\n-->', undefined],
    ['Write `<p class="description">like this</p>`.', undefined],
    ['<p class="descriptions">No.</p>', undefined],
    ['<p data-class="description">No.</p>', undefined],
    ['<p class="description"> </p>', undefined],
    ['<p>Text</p>', undefined],
  ])('%j → %j', (body, description) => {
    expect(bodyDescription(body)).toBe(description);
  });
});
