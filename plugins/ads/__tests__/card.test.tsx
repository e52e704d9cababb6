import {createCard, markClicks, markLinks} from '../client/card';

const AD = {
  name: 'Loom',
  link: 'https://loom.test/',
  img: 'https://loom.test/a.png',
  description: 'Yarn for all.',
};

it('is a link in a tab of its own, with a picture of fixed size and the words', () => {
  expect(createCard(AD).outerHTML).toMatchInlineSnapshot(
    `"<a class="card" href="https://loom.test/" rel="sponsored noopener" target="_blank"><img width="130" height="100" alt="" class="picture" src="https://loom.test/a.png"><span class="text"><span class="name">Loom</span> <span class="description">Yarn for all.</span></span></a>"`,
  );
});

it('opens a page of the site like any other', () => {
  const card = createCard({...AD, link: '/guide/'});
  expect(card.getAttribute('href')).toBe('/guide/');
  expect(card.rel).toBe('sponsored noopener');
  expect(card.hasAttribute('target')).toBe(false);
});

it('takes markup for words', () => {
  const card = createCard({...AD, name: '<img src=x onerror=alert(1)>', description: '&lt;b>'});
  expect(card.textContent).toBe('<img src=x onerror=alert(1)> &lt;b>');
  expect(card.querySelectorAll('img')).toHaveLength(1);
});

it('does without a picture that cannot be had', () => {
  const card = createCard(AD);
  card.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(card.querySelector('img')).toBeNull();
  expect(card.textContent).toBe('Loom Yarn for all.');
});

it('names its clicks', () => {
  const element = document.createElement('div');
  markClicks(element, 'Loom');
  expect({...element.dataset}).toEqual({
    gaEventCategory: 'ad',
    gaEventAction: 'click',
    gaEventLabel: 'Loom',
  });
});

it('adds to what the links of others say of themselves', () => {
  const element = document.createElement('div');
  element.innerHTML = '<a href="//a.test" rel="nofollow noopener">A</a><a href="//b.test">B</a>';
  markLinks(element);
  expect([...element.querySelectorAll('a')].map(({rel}) => rel)).toEqual([
    'nofollow noopener sponsored',
    'sponsored noopener',
  ]);
});
