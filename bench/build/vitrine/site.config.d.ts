/** In the site that is measured, the repository's configuration as it was when the run began. */
export {default} from '../../../docusaurus.config';
