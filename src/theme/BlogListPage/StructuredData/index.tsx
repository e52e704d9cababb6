import StructuredData from '@docusaurus/theme-classic/lib/theme/BlogListPage/StructuredData';
import {withSafeData} from '../../../components/StructuredData/safeData';

export default withSafeData(StructuredData);
