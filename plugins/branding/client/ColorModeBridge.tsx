import {useEffect} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {themeOf} from '../core/schemes';
import type {Theme} from '../core/schemes';
import {getSettings, useSettings} from './settings';

/**
 * Keeps Docusaurus' own colour mode in step with the settings, for parts of its theme that ask for
 * it. Renders nothing; stands anywhere inside the layout's `ColorModeProvider`.
 */
export function ColorModeBridge(): null {
  const {scheme} = useSettings();
  const {colorMode, setColorMode} = useColorMode();
  // Its type hides the second parameter. Without it the mode is stored under Docusaurus' own key,
  // and two tabs of different modes would set each other for ever.
  const showColorMode: (mode: Theme, options: {persist: boolean}) => void = setColorMode;
  useEffect(() => {
    // Asked anew: at hydration `scheme` is still the default.
    const theme = themeOf(getSettings().scheme);
    if (colorMode !== theme) showColorMode(theme, {persist: false});
  }, [scheme, colorMode, showColorMode]);
  return null;
}
