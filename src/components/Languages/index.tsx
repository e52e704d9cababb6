import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import {clickData} from '../../../plugins/_shared/client';
import {useBuiltLocales} from '../../../plugins/product-identity/client';
import {languageLinks} from './languageLinks';
import styles from './styles.module.css';

const NAME = translate({
  id: 'vitrine.languages.name',
  message: 'Languages',
  description: 'Accessible name of the list of languages',
});

/**
 * The languages of the site as links to the same page; nothing where there is only one. Plain
 * links: each language is a site of its own, which the router of this one knows nothing of.
 */
export default function Languages(): ReactNode {
  const links = languageLinks(useLocation().pathname, i18n, useBuiltLocales());
  if (links.length === 0) return null;
  return (
    <ul className={styles.languages} role="list" aria-label={NAME}>
      {links.map(({label, language, href, isCurrent}) => (
        <li key={language}>
          <a
            className={styles.link}
            href={href}
            hrefLang={language}
            lang={language}
            aria-current={isCurrent ? 'true' : undefined}
            {...clickData('settings', 'language', language)}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
