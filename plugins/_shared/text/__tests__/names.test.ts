import {demoTitle, kebabCase} from '../names';
import {demoId} from '../../../page-reader/core/demosOf';
import {apiPath} from '../../../api-model/core/names';

describe('kebabCase', () => {
  it.each([
    ['Button', 'button'],
    ['TextField', 'text-field'],
    ['useMediaQuery', 'use-media-query'],
    ['Unstable_NumberInput', 'unstable-number-input'],
    ['SVGIcon', 'svg-icon'],
    ['Grid2', 'grid2'],
    ['Grid2Item', 'grid2-item'],
    ['text-field', 'text-field'],
    ['Button (lab)', 'button-lab'],
  ])('writes %s as %s', (name, kebab) => {
    expect(kebabCase(name)).toBe(kebab);
  });
});

describe('apiPath', () => {
  it.each([
    ['TextField', 'text-field/'],
    ['Menu.Item', 'menu/#menu.item'],
    ['Menu (lab).Item.Text', 'menu-lab/#menu-lab.item.text'],
    ['menu.item', 'menu/#menu.item'],
  ])('leads to %s by %s', (name, path) => {
    expect(apiPath(name)).toBe(path);
  });
});

describe('demoId', () => {
  /** Ids of the demos of one page. */
  function idsOf(names: string[]): string[] {
    const taken = new Set<string>();
    for (const name of names) taken.add(demoId(name, taken));
    return [...taken];
  }

  it('is made of the name', () => {
    expect(idsOf(['BasicButtons', 'RTLInput'])).toEqual(['demo-basic-buttons', 'demo-rtl-input']);
  });

  it('counts further uses of a name, also where it is spelled otherwise', () => {
    expect(idsOf(['Basic', 'Other', 'basic', 'Basic'])).toEqual([
      'demo-basic',
      'demo-other',
      'demo-basic-2',
      'demo-basic-3',
    ]);
  });

  it('is never one that a demo before it has by its name', () => {
    expect(idsOf(['Basic_2', 'Basic', 'Basic'])).toEqual([
      'demo-basic-2',
      'demo-basic',
      'demo-basic-3',
    ]);
  });
});

describe('demoTitle', () => {
  it.each([
    ['BasicButtons', 'Basic buttons'],
    ['RTLInput', 'RTL input'],
    ['SxTokens', 'Sx tokens'],
    ['Grid2Basic', 'Grid2 basic'],
    ['basic-buttons_demo', 'Basic buttons demo'],
    ['', ''],
  ])('says %s as "%s"', (name, title) => {
    expect(demoTitle(name)).toBe(title);
  });
});
