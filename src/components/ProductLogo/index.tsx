import type {ReactNode} from 'react';
import type {ProductIdentity} from '../../../plugins/product-identity/client';
import ModeImages from './ModeImages';

interface Props {
  logo: ProductIdentity['logo'];
  /** Edge in px. */
  size: number;
}

/** A product's picture, for the colour mode that is shown. Decoration: its name stands beside it. */
export default function ProductLogo({logo, size}: Props): ReactNode {
  return <ModeImages sources={logo} width={size} height={size} />;
}
