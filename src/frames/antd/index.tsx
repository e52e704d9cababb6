import {useContext, useMemo} from 'react';
import type {ReactNode} from 'react';
import {ConfigProvider, theme, version} from 'antd';
import {usePageMode} from '../pageMode';
import type {Density, FrameProps, FrameSandbox, Mode} from '../types';
import {useHolder} from './holder';
import {DarkCopy, styles} from './styles';

/** The class by which what is served has its custom properties, for the page's mode. */
const KEY = 'antd-demo';

/**
 * Ant Design's default theme around a demo. What is served has the properties of both modes, and
 * one class for both. The library writes those of one mode alone: so a demo that has another mode
 * than the light one of its page gets a class for that, once it is hydrated.
 */
export function Frame({children, ...surroundings}: FrameProps): ReactNode {
  const {direction, mode, density} = surroundings;
  const isCopy = useContext(DarkCopy);
  const page = usePageMode();
  const shown = mode ?? (isCopy ? 'dark' : page);
  const isServed = isCopy || (mode === undefined && shown === 'light');
  const key = [KEY, ...(isServed ? [] : [shown]), ...(density === 'compact' ? [density] : [])];
  const getPopupContainer = useHolder(surroundings);
  return (
    <ConfigProvider
      direction={direction}
      theme={useTheme(key.join('-'), shown, density)}
      getPopupContainer={getPopupContainer}
    >
      {children}
    </ConfigProvider>
  );
}

function useTheme(key: string, mode: Mode, density: Density | undefined) {
  return useMemo(() => {
    const {defaultAlgorithm, darkAlgorithm, compactAlgorithm} = theme;
    const algorithm = [mode === 'dark' ? darkAlgorithm : defaultAlgorithm];
    if (density === 'compact') algorithm.push(compactAlgorithm);
    return {algorithm, cssVar: {key}};
  }, [key, mode, density]);
}

/** Nothing: each demo brings its custom properties along, with its styles. */
export function css(): string {
  return '';
}

export const densities: readonly Density[] = ['comfortable', 'compact'];

/** The library writes what it needs by itself. */
export const sandbox: FrameSandbox = {imports: []};

export {styles, version};
