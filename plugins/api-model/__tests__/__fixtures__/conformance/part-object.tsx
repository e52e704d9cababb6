import * as React from 'react';

interface FadeProps {
  /** Whether it is there. */
  in: boolean;
}
interface Effects {
  Fade: React.FunctionComponent<FadeProps>;
  speed: number;
}

export const Effects: Effects = {Fade: (props) => <i hidden={!props.in} />, speed: 1};
