declare module '@generated/demo-editor/default/libraries.json' {
  /** npm names of the libraries whose demos can be edited. */
  const libraries: string[];
  export default libraries;
}
