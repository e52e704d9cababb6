import {useSyncExternalStore} from 'react';
import {defaultSettings} from '../core/settings';
import type {Settings} from '../core/settings';
import {LANGUAGE_DIRECTION} from './direction';
import {SettingsStore} from './store';

const store = new SettingsStore(LANGUAGE_DIRECTION);
const defaults = defaultSettings(LANGUAGE_DIRECTION);

/** Puts the settings on `<html>` and keeps them there; called once by the client module. */
export const startSettings = store.start;

/** The settings now, outside of React. */
export const getSettings = store.get;

/**
 * Chooses for this reader: shown at once, in other tabs too, and at later visits.
 *
 * @param name the setting; `scheme` and `contrast` both choose the colour scheme
 * @param value one of {@link SETTING_VALUES}; anything else changes nothing
 */
export const setSetting = store.set;

/**
 * The reader's settings. On the server and at hydration they are the defaults, right after it the
 * real ones: what must not flicker reads the attributes of `<html>` in its style sheet instead.
 */
export function useSettings(): Settings {
  return useSyncExternalStore(store.subscribe, store.get, () => defaults);
}
