/** Ejected from @docusaurus/theme-classic 3.10.2: code comes highlighted from the build. */
export {default} from '../../components/CodeBlock';
