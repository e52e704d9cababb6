/** Seconds that a page may take to be rendered. */
declare const VITRINE_RENDER_LIMIT: number;

declare module 'vitrine-server-entry' {
  /** Docusaurus' own. */
  export default function render(page: {pathname: string}): Promise<unknown>;
}
