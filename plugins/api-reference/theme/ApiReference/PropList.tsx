import type {ReactNode} from 'react';
import type {CaseProp, Companions} from '../../core/view/alternatives';
import Translate from '@docusaurus/Translate';
import TypeText from './TypeText';
import details from './details.module.css';

interface Props {
  readonly props: readonly CaseProp[];
  /** Between two of them. Default: a comma. */
  readonly sign?: string;
}

/** Names of props, with a type where that is what counts. */
export function PropList({props, sign = ', '}: Props): ReactNode {
  return props.map(({name, type}, index) => (
    <span key={name}>
      {index > 0 && sign}
      <TypeText text={type === null ? name : `${name}: ${type}`} />
    </span>
  ));
}

/** In a prop's row: which props it goes with, and which it does not. */
export function With({of: {only, never}}: {readonly of: Companions}): ReactNode {
  return (
    <p className={details.fact}>
      {only.length > 0 && (
        <>
          <Translate
            id="vitrine.api.only"
            description="In the row of a prop: the props without which it must not be given"
            values={{props: <PropList props={only} sign=" + " />}}
          >
            {'Only with {props}.'}
          </Translate>{' '}
        </>
      )}
      {never.length > 0 && (
        <Translate
          id="vitrine.api.never"
          description="In the row of a prop: the props beside which it must not be given"
          values={{props: <PropList props={never.map((name) => ({name, type: null}))} />}}
        >
          {'Not with {props}.'}
        </Translate>
      )}
    </p>
  );
}
