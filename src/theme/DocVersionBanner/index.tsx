/** Ejected from @docusaurus/theme-classic 3.10.2: names the product instead of the site. */
export {default} from '../../components/VersionBanner';
