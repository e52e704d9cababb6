/**
 * What `create-docusaurus` and a reader of the manual would come to: the classic preset, docs
 * only, faster. Beyond that it has only what makes it do the same work: the same languages are
 * highlighted, the same checks are made, each page links to its source.
 *
 * @type {import('@docusaurus/types').Config}
 */
const config = {
  title: 'Stock',
  url: 'https://stock.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          editUrl: 'https://github.com/vitrine-docs/vitrine/edit/main/',
        },
        blog: false,
      },
    ],
  ],
  themeConfig: {prism: {additionalLanguages: ['bash', 'diff', 'json']}},
};

export default config;
