import i18n from '@generated/i18n';
import type {Direction} from '../core/settings';

/** The direction of the language that the page was built in: what holds until the reader chooses. */
export const LANGUAGE_DIRECTION: Direction =
  i18n.localeConfigs[i18n.currentLocale]?.direction === 'rtl' ? 'rtl' : 'ltr';
