/** Ejected from @docusaurus/theme-classic 3.10.2: two quiet links, which say what they are by `rel`. */
export {default} from '../../components/Paginator';
