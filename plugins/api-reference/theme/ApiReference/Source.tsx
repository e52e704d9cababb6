import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {clickData} from '../../../_shared/client';
import type {PageModel} from '../../core/page/pageModel';
import {pageTitle} from '../../core/page/pageTitle';
import {kebabCase} from '../../../_shared/text/names';
import Code from './Code';
import lists from './lists.module.css';

/** A path in another package, which this one passes on. */
const OTHERS = /^(@[^/]+\/[^/]+)\/(.+)$/;

export interface Props {
  readonly model: PageModel;
  /** Address of the product's API pages, `/material-ui/api/`. */
  readonly root: string;
}

/** Where the code is, and the same reference for other programs. */
export default function Source({model, root}: Props): ReactNode {
  const {name, source, version} = model;
  const json = useBaseUrl(`${root}${kebabCase(pageTitle(model))}.json`);
  const file = `${model.package}@${version}`;
  const [, owner, path = source] = OTHERS.exec(source ?? '') ?? [];
  return (
    <ul className={lists.facts}>
      {source !== null && (
        <li>
          <a
            href={`https://app.unpkg.com/${owner ?? file}/files/${path}`}
            {...clickData('api', 'source', name)}
          >
            <Code>{owner === undefined ? `${model.package}/${path}` : source}</Code>
          </a>
        </li>
      )}
      <li>
        {/* A plain link: a file beside the pages is no route of the site. */}
        <a href={json} {...clickData('api', 'json')}>
          <Translate id="vitrine.api.json" description="Link to a reference as data">
            This page as JSON
          </Translate>
        </a>
      </li>
    </ul>
  );
}
