import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import {clickData} from '../../../plugins/_shared/client';
import {languageLinks} from '../Languages/languageLinks';
import type {Writing} from '../writing';
import styles from './styles.module.css';

const NAME = translate({
  id: 'vitrine.untranslated.name',
  message: 'Language of this page',
  description: 'Accessible name of the note over pages that are not translated',
});

/** Over a page that nobody has translated: says so, and leads to it among those of its language. */
export default function Untranslated({writing}: {writing: Writing | undefined}): ReactNode {
  const links = languageLinks(useLocation().pathname, i18n);
  const href = links.find(({language}) => language === writing?.lang)?.href;
  if (!writing || href === undefined) return null;
  const {lang, label} = writing;
  return (
    <aside className={styles.note} aria-label={NAME}>
      <p>
        {translate(
          {
            id: 'vitrine.untranslated.about',
            message: 'This page is not translated yet: it is shown in {language}.',
            description: 'Over a page that is not translated',
          },
          {language: label},
        )}{' '}
        {/* A plain link: each language is a site of its own. */}
        <a href={href} hrefLang={lang} {...clickData('languages', 'original', lang)}>
          {translate(
            {
              id: 'vitrine.untranslated.original',
              message: 'The same page in {language}',
              description: 'Link to a page that is not translated in its own language',
            },
            {language: label},
          )}
        </a>
      </p>
    </aside>
  );
}
