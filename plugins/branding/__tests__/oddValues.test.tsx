import * as odd from '../../../tests/setup/oddValues';
import {readAddress} from '../client/page';
import {initScript} from '../core/initScript';
import {PLAIN} from './__fixtures__/cases';
import {leavePage, openPage, shownAttributes} from './__fixtures__/fakePage';

const SEARCHES = [
  ...odd.ODD_VALUES.map((value) => `?mode=${value}&dir=${value}`),
  ...odd.ODD_QUERIES.map((query) => `?${query}`),
];

afterEach(leavePage);

describe('odd values in an address', () => {
  it('are none that a parameter knows, and the same ones always', () => {
    const known = /^(?:dark|light|rtl|ltr|system|en|npm|pnpm|yarn|bun|js|ts)$/;
    expect(odd.ODD_VALUES.filter((value) => known.test(value))).toEqual([]);
    jest.isolateModules(() => {
      const again = jest.requireActual<typeof odd>('../../../tests/setup/oddValues');
      expect(again.ODD_VALUES).not.toBe(odd.ODD_VALUES);
      expect(again.ODD_VALUES).toEqual(odd.ODD_VALUES);
    });
  });

  it('change no setting in the inline script', () => {
    const changed = SEARCHES.filter((search) => {
      openPage({search});
      const script = document.createElement('script');
      script.textContent = initScript();
      document.head.append(script);
      return JSON.stringify(shownAttributes()) !== JSON.stringify(PLAIN);
    });
    expect(changed).toEqual([]);
  });

  it('are no choice to the store', () => {
    const chosen = SEARCHES.filter((search) => {
      openPage({search});
      return Object.keys(readAddress()).length > 0;
    });
    expect(chosen).toEqual([]);
  });
});
