/**
 * The classic preset, docs only, with the search of @easyops-cn as its README has it. Links lead
 * where this site has no pages, which costs an index nothing.
 *
 * @type {import('@docusaurus/types').Config}
 */
const config = {
  title: 'Stock',
  url: 'https://stock.example.com',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'ignore',
  markdown: {
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      {hashed: true, indexBlog: false, docsRouteBasePath: '/'},
    ],
  ],
};

export default config;
