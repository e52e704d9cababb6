/** Stands for Docusaurus' hook on a site whose base is the root. */
export default function useBaseUrl(path: string): string {
  return path;
}

/** Stands for Docusaurus' hook of the same module, likewise. */
export function useBaseUrlUtils() {
  return {withBaseUrl: (path: string) => new URL(path, 'https://docs.example').href};
}
