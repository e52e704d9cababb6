/** Ejected from @docusaurus/theme-classic 3.10.2: the registry, not themeConfig, fills the footer. */
export {default} from '../../components/SiteFooter';
