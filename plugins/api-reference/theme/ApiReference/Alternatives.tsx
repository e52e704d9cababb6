import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {PageModel} from '../../core/page/pageModel';
import {casesOf, type Case, type CaseProp} from '../../core/view/alternatives';
import {PropList} from './PropList';
import Description from './Description';
import details from './details.module.css';

/** Which props go together, in words: a line for each case of a union of props. */
export default function Alternatives({model}: {readonly model: PageModel}): ReactNode {
  if (model.alternatives.length === 0) return null;
  return (
    <div className={details.alternatives}>
      <p>
        <Translate
          id="vitrine.api.alternatives"
          description="Over the groups of props that go together, of which one must be chosen"
        >
          Some props go together. Choose one of these:
        </Translate>
      </p>
      <ul>
        {/* Cases have no identity but their place. */}
        {casesOf(model.alternatives).map((each, index) => (
          <li key={index}>
            <Words of={each} />
            <Description text={each.description} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Words({of: {when, given, possible, without}}: {readonly of: Case}): ReactNode {
  return (
    <>
      {when.length > 0 && (
        <strong>
          <Translate
            id="vitrine.api.case.when"
            description="Before what goes with some values of props: {props} are these values"
            values={{props: <PropList props={when} sign=" + " />}}
          >
            {'With {props}:'}
          </Translate>
        </strong>
      )}{' '}
      {given.length > 0 && (
        <Translate
          id="vitrine.api.case.given"
          description="Which props must be given together"
          values={{props: <PropList props={given} sign=" + " />}}
        >
          {'Give {props}.'}
        </Translate>
      )}{' '}
      {possible.length > 0 && <Possible props={possible} />}{' '}
      {without.length > 0 && <Without names={without} />}
    </>
  );
}

function Possible({props}: {readonly props: readonly CaseProp[]}): ReactNode {
  return (
    <Translate
      id="vitrine.api.case.possible"
      description="Which props may be given beside those before"
      values={{props: <PropList props={props} />}}
    >
      {'Possible: {props}.'}
    </Translate>
  );
}

function Without({names}: {readonly names: readonly string[]}): ReactNode {
  return (
    <Translate
      id="vitrine.api.case.without"
      description="Which props must not be given beside those before"
      values={{props: <PropList props={names.map((name) => ({name, type: null}))} />}}
    >
      {'Leave out {props}.'}
    </Translate>
  );
}
