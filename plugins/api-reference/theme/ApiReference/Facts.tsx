import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {clickData} from '../../../_shared/client';
import {CHILD, isElement} from '../../../component-code/core/names';
import type {PageModel} from '../../core/page/pageModel';
import Code from './Code';
import TypeText from './TypeText';
import lists from './lists.module.css';

/** Where further props come from, where they and the ref go: a line for each. */
export default function Facts({model}: {readonly model: PageModel}): ReactNode {
  const {inheritance, forwardsRefTo, spread, muiName} = model;
  const lines = [
    inheritance && <Inherited inheritance={inheritance} />,
    spread !== null && <Spread target={spread} />,
    forwardsRefTo !== null && <ForwardedRef target={forwardsRefTo} />,
    muiName !== null && <ThemeName name={muiName} />,
  ];
  return (
    <ul className={lists.facts}>
      {/* Always the same four, in one order. */}
      {lines.map((line, index) => line && <li key={index}>{line}</li>)}
    </ul>
  );
}

function Spread({target}: {readonly target: string}): ReactNode {
  if (target === CHILD) {
    return (
      <Translate
        id="vitrine.api.spread.child"
        description="Where props that a component does not know go, when it only wraps one child"
      >
        Props that it does not know go to its child.
      </Translate>
    );
  }
  return (
    <Translate
      id="vitrine.api.spread"
      description="Where props that a component does not know go; {target} is an element"
      values={{target: <Name text={target} />}}
    >
      {'All other props are passed on to {target}.'}
    </Translate>
  );
}

function ForwardedRef({target}: {readonly target: string}): ReactNode {
  return (
    <Translate
      id="vitrine.api.ref"
      description="What a ref gets; {target} is a type"
      values={{target: <TypeText text={target} />}}
    >
      {'Type of its ref: {target}.'}
    </Translate>
  );
}

function ThemeName({name}: {readonly name: string}): ReactNode {
  return (
    <Translate
      id="vitrine.api.theme"
      description="The name {name} stands for a component in a theme"
      values={{name: <Code>{name}</Code>}}
    >
      {'In a theme it is called {name}: default props, variants and style overrides.'}
    </Translate>
  );
}

interface InheritedProps {
  readonly inheritance: NonNullable<PageModel['inheritance']>;
}

function Inherited({inheritance: {component, href}}: InheritedProps): ReactNode {
  const name = <Name text={component} />;
  const source =
    href === null ? (
      name
    ) : (
      <Link to={href} {...clickData('api', 'inherited', component)}>
        {name}
      </Link>
    );
  return (
    <Translate
      id="vitrine.api.inherited"
      description="Which props a component takes beside its own; {source} is an element or a component"
      values={{source}}
    >
      {'It also takes all props of {source}.'}
    </Translate>
  );
}

function Name({text}: {readonly text: string}): ReactNode {
  return <Code>{isElement(text) ? `<${text}>` : text}</Code>;
}
