/** What does not fit between the texts of the source and those of a language. */
export interface Differences {
  /** Ids without a translation: their English is shown. */
  missing: string[];
  /** Ids with a translation that no source asks for. */
  unused: string[];
}

/**
 * Compares ids. What Docusaurus' own theme asks for is in the same file, so only ids that begin as
 * one of the source's does (`vitrine.`) can be unused.
 *
 * @param used ids of the source
 * @param translated ids of the language's file
 * @param shipped ids that Vitrine brings in the language: none of them is missing, and a file that
 *   words one anew need not have a source that asks for it, which may be Vitrine's
 */
export function compareIds(
  used: Iterable<string>,
  translated: Iterable<string>,
  shipped: Iterable<string> = [],
): Differences {
  const own = new Set(used);
  const there = new Set(translated);
  const brought = new Set(shipped);
  const areas = new Set([...own].map(areaOf));
  return {
    missing: [...own].filter((id) => !there.has(id) && !brought.has(id)).sort(),
    unused: [...there]
      .filter((id) => !own.has(id) && !brought.has(id) && areas.has(areaOf(id)))
      .sort(),
  };
}

function areaOf(id: string): string {
  return id.split('.')[0] ?? id;
}

/** The differences in words, one sentence for each kind; nothing where there are none. */
export function describe({missing, unused}: Differences): string[] {
  const texts = (ids: string[]) => (ids.length === 1 ? '1 text is' : `${ids.length} texts are`);
  return [
    ...(missing.length > 0
      ? [`${texts(missing)} missing, and shown in English: ${missing.join(', ')}`]
      : []),
    ...(unused.length > 0 ? [`${texts(unused)} not used any more: ${unused.join(', ')}`] : []),
  ];
}
