/** Stands for Docusaurus' hook on a site without products. */
export function usePluginData() {
  return {products: []};
}
