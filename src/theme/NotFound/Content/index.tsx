/** Ejected from @docusaurus/theme-classic 3.10.2: leads on instead of apologizing. */
export {default} from '../../../components/Missing';
