import type {ModePlaces} from './modes';
import {ROOT} from './scope';

/** A demo, or an overlay of one, that has the mode of its page. */
const FOLLOWER = `${ROOT}:where(:not([data-demo-mode]))`;
/** A page without scripts has no mode of its own: the system's wish counts. */
const UNSAID = `:where(:root):not([data-theme]) ${FOLLOWER}`;

/** Where a demo has a mode. Dark is for screens: on paper every mode is light. */
export const DEMO_MODES: ModePlaces = {
  light: [
    {hosts: said('light')},
    {hosts: [UNSAID], media: 'not screen and (prefers-color-scheme:dark)', isDefault: true},
    {hosts: said('dark'), media: 'print', isDefault: true},
  ],
  dark: [
    {hosts: said('dark'), media: 'screen'},
    {hosts: [UNSAID], media: 'screen and (prefers-color-scheme:dark)'},
  ],
};

function said(mode: string): string[] {
  return [`${ROOT}[data-demo-mode=${mode}]`, `[data-theme=${mode}] ${FOLLOWER}`];
}
