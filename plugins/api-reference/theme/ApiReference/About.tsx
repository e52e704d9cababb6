import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {clickData} from '../../../_shared/client';
import {parseDescription} from '../../core/view/inline';
import Description from './Description';
import lists from './lists.module.css';

/** Longer descriptions are folded after their first paragraph: readers come for the props. */
const LONG_TEXT = 400;

interface Props {
  readonly name: string;
  /** Markdown; may be empty. */
  readonly text: string;
}

/** What a component is for; of a long text the rest unfolds. */
export default function About({name, text}: Props): ReactNode {
  const [first = '', ...rest] = text.split(/\n{2,}/);
  const isWhole = text.length <= LONG_TEXT || parseDescription(first)[0]?.type !== 'paragraph';
  if (isWhole) return <Description text={text} />;
  return (
    <>
      <Description text={first} />
      <details className={lists.more}>
        <summary {...clickData('api', 'more', name)}>
          <Translate
            id="vitrine.api.about.more"
            description="Opens the rest of the description of a component"
            values={{name}}
          >
            {'More about {name}'}
          </Translate>
        </summary>
        <Description text={rest.join('\n\n')} />
      </details>
    </>
  );
}
