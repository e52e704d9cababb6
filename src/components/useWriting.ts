import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Writing} from './writing';

/**
 * The language that a page of the docs is written in, where nobody has translated it into the one
 * that is shown.
 */
export function useWriting(): Writing | undefined {
  const {source} = useDoc().metadata;
  const {path, currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const shown = localeConfigs[currentLocale];
  const first = localeConfigs[defaultLocale];
  if (currentLocale === defaultLocale || !shown || !first) return undefined;
  if (source.startsWith(`@site/${path}/${shown.path}/`)) return undefined;
  return {lang: first.htmlLang, dir: first.direction, label: first.label};
}
