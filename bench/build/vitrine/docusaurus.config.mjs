/**
 * What `vitrine new` writes for a site of pages without a library: the preset with one product.
 * Beyond that it has only what makes it do the same work as the other site: each page links to its
 * source.
 *
 * @type {import('@docusaurus/types').Config}
 */
const config = {
  title: 'Vitrine',
  url: 'https://vitrine.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true},
  markdown: {format: 'detect'},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  presets: [
    [
      'vitrine',
      {
        products: [
          {
            id: 'docs',
            name: 'Docs',
            description: 'The same pages.',
            category: 'core',
            docs: 'docs',
          },
        ],
        editUrl: 'https://github.com/vitrine-docs/vitrine/edit/main/',
      },
    ],
  ],
};

export default config;
