/** The header of the theme, or of the site. */
declare module 'vitrine-navbar' {
  export {default} from '@theme/Navbar';
}

/** Docusaurus' own entry, which has React take the page over. */
declare module 'vitrine-page';

/** Waits for what the page at an address is known by; the plugin route-shards has that come later. */
declare module 'vitrine-known' {
  export function know(address: string): Promise<void>;
}
