/** Ejected from @docusaurus/theme-classic 3.10.2: the same as where no layout is left. */
export {default} from '../Error';
