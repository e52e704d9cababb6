/**
 * Ejected from @docusaurus/theme-classic 3.10.2: without the providers of its navigation bar, its
 * announcement bar and its preferred versions, of which the site has none.
 */
import type {ReactNode} from 'react';
import {composeProviders} from '@docusaurus/theme-common';
import type {Props} from '@theme/Layout/Provider';
import {ColorModeBridge} from '../../../../plugins/branding/client';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '../../../components/internal';

const Providers = composeProviders([
  ColorModeProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
]);

export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <Providers>
      <ColorModeBridge />
      {children}
    </Providers>
  );
}
