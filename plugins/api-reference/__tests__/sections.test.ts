import {rowId} from '../../api-model/core/names';
import {sectionId, sectionKinds} from '../core/view/sections';
import {modelOf} from './__fixtures__/models';

test('import, props and source are always there', () => {
  expect(sectionKinds(modelOf())).toEqual(['import', 'props', 'source']);
});

test.each([{forwardsRefTo: 'div'}, {spread: 'div'}, {muiName: 'MuiA'}])(
  '%j stands under inheritance',
  (fact) => {
    expect(sectionKinds(modelOf(fact))).toContain('inheritance');
  },
);

test('anchors begin with the name, in small letters', () => {
  expect(sectionId('TextField', 'css')).toBe('text-field-css');
  expect(rowId('TextField', 'props', 'aria-label')).toBe('text-field-prop-aria-label');
  expect(rowId('TextField', 'css', '--TextField-gap')).toBe('text-field-css-TextField-gap');
  expect(rowId('A', 'types', 'Map<string, A>')).toBe('a-type-Map<string,-A>');
});
