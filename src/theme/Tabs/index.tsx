/** Ejected from @docusaurus/theme-classic 3.10.2: what is served works without scripts. */
export {default} from '../../components/ContentTabs';
