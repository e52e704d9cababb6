import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {PageModel} from '../../core/page/pageModel';
import Description from './Description';
import TypeText from './TypeText';
import details from './details.module.css';

/** Which props go together, one line for each case of a discriminated union. */
export default function Alternatives({model}: {readonly model: PageModel}): ReactNode {
  if (model.alternatives.length === 0) return null;
  return (
    <div className={details.alternatives}>
      <p>
        <Translate
          id="vitrine.api.alternatives"
          description="Over the groups of props that go together, of which one must be chosen"
        >
          These props go together; give those of one line:
        </Translate>
      </p>
      <ul>
        {model.alternatives.map(({props, description}) => (
          <li key={props.join()}>
            <TypeText text={props.join(', ')} />
            <Description text={description} />
          </li>
        ))}
      </ul>
    </div>
  );
}
