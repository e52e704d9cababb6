import iconFont from '@generated/stylesheets/default/icon-font.json';
import {provideIconFont} from './iconFont';

// The server loads client modules too.
if (typeof document !== 'undefined') provideIconFont(iconFont);
