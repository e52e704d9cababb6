/** Ejected from @docusaurus/theme-classic 3.10.2: a list of links, where the theme has boxes. */
export {default} from '../../components/PageCards';
