import StructuredData from '@docusaurus/theme-classic/lib/theme/BlogPostPage/StructuredData';
import {withSafeData} from '../../../components/StructuredData/safeData';

export default withSafeData(StructuredData);
