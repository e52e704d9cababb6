import {isValidElement} from 'react';
import type {ReactNode} from 'react';
import {LinkedData} from '.';

/**
 * Makes safe what a component of Docusaurus writes into the head. In 3.10.2 the title of a post may
 * hold `</script>`, which ends the element that tells search engines of it.
 *
 * @param Original gives a `<Head>` with one `<script>`, of which the child is JSON
 */
export function withSafeData<P>(Original: (props: P) => ReactNode): (props: P) => ReactNode {
  return function SafeData(props) {
    // Called, not drawn: its hooks are those of this component.
    const text = childOf(childOf(Original(props)));
    return typeof text === 'string' ? <LinkedData data={JSON.parse(text)} /> : null;
  };
}

function childOf(node: unknown): unknown {
  return isValidElement<{children?: unknown}>(node) ? node.props.children : undefined;
}
