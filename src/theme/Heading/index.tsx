/** Ejected from @docusaurus/theme-classic 3.10.2: a heading's address is copied as it is followed. */
export {default} from '../../components/Heading';
