/** What the page of a model is called; its address follows from that. */
export function pageTitle({
  name,
  pageName = name,
}: {
  name: string;
  /** Where another package of the product has a page of that name: `Button (lab)`. */
  pageName?: string;
}): string {
  return pageName;
}
