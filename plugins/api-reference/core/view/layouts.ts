/** How the rows of a section are shown: as a table, each spread out, or each folded to its name. */
export const LAYOUTS = ['table', 'list', 'collapsed'] as const;

export type Layout = (typeof LAYOUTS)[number];

/** The layout of readers who have chosen none. */
export const DEFAULT_LAYOUT: Layout = 'table';

/** Sections of fewer rows have no tools: there is nothing to find in them. */
export const LONG = 6;

const KEY = 'vitrine-api-layout-';

/** Where the choice for a section is kept. */
export function layoutKey(section: string): string {
  return `${KEY}${section}`;
}

/**
 * The script that gives a section the chosen layout before it is painted. It stands in the section
 * it is about, so that it can run before what follows is parsed.
 */
export const LAYOUT_SCRIPT = `(function(s){try{var l=localStorage.getItem('${KEY}'+s.dataset.section);if(${JSON.stringify(
  LAYOUTS,
)}.indexOf(l)>=0)s.dataset.layout=l}catch(e){}})(document.currentScript.parentElement)`;
