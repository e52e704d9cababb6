/** Ejected from @docusaurus/theme-classic 3.10.2: the site announces nothing over its pages. */
export default function AnnouncementBar(): null {
  return null;
}
