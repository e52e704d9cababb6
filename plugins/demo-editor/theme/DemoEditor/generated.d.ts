declare module '@generated/demo-editor/default/libraries.json' {
  /** npm names of the libraries whose demos can be edited, each with its further packages. */
  const libraries: [name: string, ...parts: string[]][];
  export default libraries;
}
