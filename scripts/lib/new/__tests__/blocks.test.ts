import {isBlock} from '../blocks';

it.each([
  ['<div class="card">Text</div>', '', true],
  ['<button>Press</button>', '', false],
  ['<span><div>A popup</div></span>', '', false],
  ['A text', '', false],
  // Within the elements of a frame, whose names may begin alike.
  ['<div class="theme"><section>Text</section></div>', '<div class="theme"></div>', true],
  ['<div class="theme"><button>Press</button></div>', '<div class="theme"></div>', false],
  ['<div><span>A</span><span></span></div>', '<div><span></span></div>', false],
  // Behind what styles of a library are written in.
  ['<style data-emotion="css a">.a{color:red}</style><ul class="a"></ul>', '', true],
  ['<!--$--><link rel="stylesheet" href="a.css"/><a href="/">A</a>', '', false],
])('tells whether %s in %j is a block', (html, empty, is) => {
  expect(isBlock(html, empty)).toBe(is);
});
