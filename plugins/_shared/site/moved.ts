/**
 * Where other versions of its product have a page, by the start page of the version, as far as the
 * addresses do not tell: a page has the same address below each start page. `null`: the version
 * lacks the page, although another one has that address.
 *
 * Attribute `moved` of the page's route, which all pages carry: most routes have none.
 */
export type Moved = Readonly<Record<string, string | null>>;
