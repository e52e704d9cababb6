/** Stands for Docusaurus' hook on a site whose base is the root. */
export default function useBaseUrl(path: string): string {
  return path;
}
