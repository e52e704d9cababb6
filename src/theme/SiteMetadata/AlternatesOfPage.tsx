import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBuiltLocales} from '../../../plugins/product-identity/client';

/**
 * Tells Docusaurus' own metadata of the languages alone that the page is built in: it makes an
 * alternate link for each language that it knows.
 */
export default function AlternatesOfPage({children}: {children: ReactNode}): ReactNode {
  const context = useDocusaurusContext();
  const locales = useBuiltLocales();
  const value = useMemo(() => {
    const {localeConfigs} = context.i18n;
    const built = Object.entries(localeConfigs).filter(([locale]) => locales.includes(locale));
    return {...context, i18n: {...context.i18n, localeConfigs: Object.fromEntries(built)}};
  }, [context, locales]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}
