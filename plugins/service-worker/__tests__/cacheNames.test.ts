import {cacheName, isOwnCache, productIn} from '../core/cacheNames';

const saved = cacheName('saved', 'material-ui-0a1b', '/');

it('keeps the sites of one host apart', () => {
  expect(isOwnCache(saved, '/')).toBe(true);
  expect(isOwnCache(saved, '/zh/')).toBe(false);
  expect(isOwnCache(cacheName('pages', 'r', '/zh/'), '/')).toBe(false);
  expect(isOwnCache('somebody-elses@/', '/')).toBe(false);
  expect(isOwnCache(saved, '/', 'pages')).toBe(false);
});

it('reads the product back', () => {
  expect(productIn(saved, '/')).toBe('material-ui');
  expect(productIn(cacheName('assets', 'all', '/'), '/')).toBeUndefined();
  expect(productIn(saved, '/zh/')).toBeUndefined();
});
