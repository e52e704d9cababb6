/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-docs" />

declare module '@generated/product-identity/default/registry.json' {
  import type {Product} from '../plugins/product-identity/client';

  const registry: Product[];
  export default registry;
}

// By their path, as the theme is one of several where a site has it from a package: `@theme-original`
// would be its own component there.
declare module '@docusaurus/theme-classic/lib/theme/MDXComponents' {
  export {default} from '@theme/MDXComponents';
}

declare module '@docusaurus/theme-classic/lib/theme/SiteMetadata' {
  export {default} from '@theme/SiteMetadata';
}

declare module '@docusaurus/theme-classic/lib/theme/BlogListPage/StructuredData' {
  export {default} from '@theme/BlogListPage/StructuredData';
}

declare module '@docusaurus/theme-classic/lib/theme/BlogPostPage/StructuredData' {
  export {default} from '@theme/BlogPostPage/StructuredData';
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module 'lucide/dist/esm/icons/*.mjs' {
  const node: [string, Record<string, string>][];
  export default node;
}
