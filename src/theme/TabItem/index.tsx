/** Ejected from @docusaurus/theme-classic 3.10.2: its tabs hold what they show. */
export {default} from '../../components/ContentTabs/TabItem';
