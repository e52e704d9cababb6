/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/plugin-content-docs" />

declare module '@generated/product-identity/default/registry.json' {
  import type {Product} from '../plugins/product-identity/client';

  const registry: Product[];
  export default registry;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}
