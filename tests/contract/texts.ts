import {textsOf} from '../../plugins/translations/core/extract';
import {listFiles, readText} from './tree';

/** Files whose texts readers see. */
const SOURCE = /^(?:src|plugins)\/(?!.*(?:__tests__|__fixtures__)\/).*\.tsx?$/;

/** A text of the interface, and the file that it stands in. */
export interface Text {
  id: string;
  message: string;
  file: string;
}

/** All texts of the site's interface, one for each place. */
export function interfaceTexts(): Text[] {
  return listFiles()
    .filter((file) => SOURCE.test(file))
    .flatMap((file) =>
      [...textsOf(file, readText(file))].map(([id, message]) => ({id, message, file})),
    );
}
