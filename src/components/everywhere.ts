/**
 * What several parts of a page are made of: its tree, its text and its footer. The root of pages asks
 * for it, which has its script on all of them; the bundler would put these into that of each part.
 */
export {default as Link} from '@docusaurus/Link';
export {DocsSidebarProvider, DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
export {ThemeClassNames} from '@docusaurus/theme-common';
export {default as Heading} from './Heading';
export {default as Icon} from './Icon';
export {languageLinks} from './Languages/languageLinks';
export {default as PageTitle} from './PageTitle';
export {pageAddress} from './SideNavigation/tree';
