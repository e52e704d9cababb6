import {Component} from 'react';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Values} from '../../core/types';
import styles from './failure.module.css';

interface Props {
  /** Name of the component. */
  name: string;
  values: Values;
  onReset: () => void;
  children: ReactNode;
}

interface State {
  /** Boxed, as anything may be thrown, `undefined` too. */
  failure?: {error: unknown};
  values: Values;
}

/** Shows why the component threw, until it is given other props. */
export default class StageBoundary extends Component<Props, State> {
  override state: State = {values: this.props.values};

  static getDerivedStateFromProps({values}: Props, state: State): State | null {
    return values === state.values ? null : {failure: undefined, values};
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return {failure: {error}};
  }

  override render(): ReactNode {
    const {failure} = this.state;
    const {name, onReset, children} = this.props;
    if (!failure) return children;
    return <Failure name={name} error={failure.error} onReset={onReset} />;
  }
}

interface FailureProps extends Pick<Props, 'name' | 'onReset'> {
  error: unknown;
}

function Failure({name, error, onReset}: FailureProps): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.message}>
        <Translate
          id="vitrine.playground.stopped"
          description="Where a component threw that a reader gave props to"
          values={{name, reason: error instanceof Error ? error.message : String(error)}}
        >
          {'{name} cannot be shown with these props: {reason}'}
        </Translate>
      </p>
      <button
        type="button"
        className={styles.button}
        onClick={onReset}
        data-ga-event-category="playground"
        data-ga-event-action="reset"
        data-ga-event-label={name}
      >
        <Translate
          id="vitrine.playground.reset"
          description="Button that gives a component its first props back"
        >
          Reset
        </Translate>
      </button>
    </div>
  );
}
