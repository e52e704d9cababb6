/** Language that a source is shown in. */
export type CodeVariant = 'ts' | 'js';

/** A file of a demo: a tab of its source. */
export interface DemoFile {
  /** Relative to the demo's own folder, as written for TypeScript where there are two: `theme.ts`. */
  name: string;
  /** Empty for files without variants (css, json). */
  variants: readonly CodeVariant[];
  /** Whether some of its lines are shown first. */
  hasPreview: boolean;
}

/** A package's exact version by its name, as a reader would install it. */
export type Packages = Record<string, string>;

/** One text of a demo's source, shown as a block of code. */
export interface DemoText {
  /** The name that it has in this variant: `theme.js`. */
  name: string;
  /** `undefined` for files without variants. */
  variant: CodeVariant | undefined;
  /** Whether it is the preview, not the whole file. */
  isPreview: boolean;
  text: string;
}

/** An installed package. */
export interface InstalledPackage {
  version: string;
  /** Names of its peer dependencies, be they optional or not. */
  peers: readonly string[];
}

/** The packages as the modules of a page see them. */
export interface PackageDisk {
  /** A package by its name; `undefined` where it is not installed. */
  find(name: string): InstalledPackage | undefined;
  /** Whether there is a module by the name that an import gives: `@mui/material/Button`. */
  has(specifier: string): boolean;
  /** Whether the site, or a library of it, brings a package, and not only what the site is made with. */
  isBrought(name: string): boolean;
  /** Names of the modules that can be imported from a package: `Button`, `styles`. */
  modules(name: string): string[];
  /** Whether a module is one of node's own: `fs`, `node:fs`. */
  isOfNode(specifier: string): boolean;
  /** Names of all packages, for suggestions. */
  names(): string[];
}
