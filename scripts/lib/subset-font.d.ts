/** What Vitrine uses of a package that has no types of its own. */
declare module 'subset-font' {
  /** Makes a font of some letters of another. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2';
      /** Axis → its one value, or from the least to the most. */
      variationAxes: Readonly<Record<string, number | {min: number; max: number}>>;
      /** OpenType features that stay. */
      keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
