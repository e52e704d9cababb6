import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {ApiModel} from '../../core/model';
import {kebabCase} from '../../../_shared/entries';
import Description from './Description';
import Imports from './Imports';
import PropRow from './PropRow';
import styles from './styles.module.css';

export interface Props {
  /** The models to show, one section each, in this order. */
  readonly models: readonly ApiModel[];
}

/**
 * The API of components and hooks: import, description and one row for each prop, with an anchor
 * `<kebab-name>-prop-<prop>`. Static markup: it works without JavaScript and in print.
 */
export default function ApiReference({models}: Props): ReactNode {
  return models.map((model) => <Api key={model.name} model={model} />);
}

function Api({model}: {readonly model: ApiModel}): ReactNode {
  const id = kebabCase(model.name);
  const title = model.kind === 'hook' ? 'Parameters' : 'Props';
  return (
    <section className={styles.api} aria-label={model.name}>
      <Heading as="h2" id={id}>
        {model.name}
      </Heading>
      <Imports lines={model.imports} />
      <Description text={model.description} />
      <Heading as="h3" id={`${id}-props`}>
        {title}
      </Heading>
      {model.props.length === 0 && (
        <p>{`${model.name} has no ${title.toLowerCase()} of its own.`}</p>
      )}
      {model.props.length > 0 && (
        <ul className={styles.props} aria-labelledby={`${id}-props`}>
          {model.props.map((prop) => (
            <PropRow key={prop.name} prop={prop} id={`${id}-prop-${prop.name}`} />
          ))}
        </ul>
      )}
      <Inheritance model={model} />
      <Returns model={model} />
    </section>
  );
}

function Inheritance({model: {name, inheritance}}: {readonly model: ApiModel}): ReactNode {
  if (!inheritance) return null;
  const {component, props} = inheritance;
  const isElement = component === component.toLowerCase();
  return (
    <p className={styles.note}>
      {`${name} also takes ${isElement ? 'all' : 'the'} props of `}
      <code>{isElement ? `<${component}>` : component}</code>
      {isElement ? '.' : ` (${props} more).`}
    </p>
  );
}

function Returns({model: {name, returns}}: {readonly model: ApiModel}): ReactNode {
  if (!returns) return null;
  return (
    <>
      <Heading as="h3" id={`${kebabCase(name)}-returns`}>
        Return value
      </Heading>
      <p>
        <code className={styles.type} dir="ltr">
          {returns.text}
        </code>
      </p>
    </>
  );
}
