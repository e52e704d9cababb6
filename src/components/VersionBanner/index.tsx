import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {useProduct, useVersionLinks} from '../../../plugins/product-identity/client';
import styles from './styles.module.css';

const NAME = translate({
  id: 'vitrine.banner.name',
  message: 'Version',
  description: 'Accessible name of the note over the pages of an old version',
});

/** Over the pages of an old version: says so, and leads to the same page in the current one. */
export default function VersionBanner(): ReactNode {
  const {isLast, label} = useDocsVersion();
  const {name} = useProduct();
  const latest = useVersionLinks().find(({isLatest}) => isLatest);
  if (isLast || latest?.href === undefined) return null;
  return (
    <aside className={styles.banner} aria-label={NAME}>
      <p>
        {translate(
          {
            id: 'vitrine.banner.about',
            message: 'You are reading about {product} {version}.',
            description: 'Over the pages of an old version',
          },
          {product: name, version: label},
        )}{' '}
        {latest.keepsPage ? (
          <SamePage text={latest.text} href={latest.href} />
        ) : (
          <StartPage text={latest.text} href={latest.href} />
        )}
      </p>
    </aside>
  );
}

interface LinkProps {
  /** Name of the current version. */
  text: string;
  href: string;
}

function SamePage({text, href}: LinkProps): ReactNode {
  const label = translate(
    {
      id: 'vitrine.banner.same',
      message: 'Read this page for {version}',
      description: 'Link to the same page in the current version',
    },
    {version: text},
  );
  return (
    <>
      <Link to={href} {...clickData('versions', 'current', text)}>
        {label}
      </Link>
      .
    </>
  );
}

function StartPage({text, href}: LinkProps): ReactNode {
  const label = translate(
    {
      id: 'vitrine.banner.start',
      message: 'Begin with {version}',
      description: 'Link to the start page of the current version',
    },
    {version: text},
  );
  return (
    <Translate
      id="vitrine.banner.noPage"
      description="Where the current version lacks the page"
      values={{
        link: (
          <Link to={href} {...clickData('versions', 'current', text)}>
            {label}
          </Link>
        ),
      }}
    >
      {'{link}, which has no such page.'}
    </Translate>
  );
}
