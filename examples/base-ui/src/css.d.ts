/** What a CSS module gives to code. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
