import {use, useId, useState} from 'react';
import type {ReactNode} from 'react';
import styled from '@emotion/styled';
import {createDemoStore} from '../../theme/Demo/demoStore';
import Island from '../../theme/Demo/Island';
import type {FrameProps, RunnableDemo} from '../../theme/Demo/types';

const Tinted = styled.button({color: 'rebeccapurple', marginLeft: 7});

/** A demo with an id, a state and a style: what an island may lose. */
export function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <Tinted id={useId()} onClick={() => setCount((previous) => previous + 1)}>
      {`Pressed ${count}`}
    </Tinted>
  );
}

/** A frame as a library has one: it tells the direction, and has a style sheet. */
export function Frame({direction, children}: FrameProps): ReactNode {
  return (
    <section id={useId()} title={direction}>
      {children}
    </section>
  );
}

export const css = (): string => ':root{--tint:#639}';

/** A demo that knows only browsers. */
export function Thrower(): ReactNode {
  throw new Error('window is not defined');
}

function useTheme(): string {
  throw new Error('no theme');
}

/** A demo without the provider that its hook asks for. */
export function Orphan(): ReactNode {
  return <p>{useTheme()}</p>;
}

/** A demo whose library asks a React that renders nothing. */
export function Stranger(): ReactNode {
  const renderer = null as unknown as {useId: () => string};
  return <p>{renderer.useId()}</p>;
}

/** A demo that waits for ever, as nothing tells it to go on. */
export function Never(): ReactNode {
  return use(new Promise<ReactNode>(() => undefined));
}

/** What the page's library is, for checks. */
export const version = '1.2.3';
export const densities = ['comfortable', 'compact'];

/** A page with an id of its own before the demo, and two demos, so that no id is right by chance. */
export function Page({demo}: {demo: RunnableDemo}): ReactNode {
  const [stores] = useState(() => [createDemoStore(), createDemoStore()] as const);
  return (
    <article>
      <p id={useId()}>Text</p>
      <Island demo={demo} style={{}} store={stores[0]} />
      <Island demo={demo} style={{}} store={stores[1]} />
    </article>
  );
}

export {styles} from '../../../../src/frames/mui/maker';
