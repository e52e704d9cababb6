/**
 * What `create-docusaurus` makes, without its blog and its start page: the classic preset with its
 * defaults, and nothing added. Links that lead out of the guide lead nowhere here, which costs a
 * reader no byte.
 *
 * @type {import('@docusaurus/types').Config}
 */
const config = {
  title: 'Stock',
  url: 'https://stock.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true},
  onBrokenLinks: 'ignore',
  presets: [['classic', {docs: {routeBasePath: '/vitrine'}, blog: false}]],
};

export default config;
