import {speculationRules} from '../core/speculation';

const PAGES = [
  {href_matches: '/docs/*'},
  {not: {href_matches: '/*.*'}},
  {not: {selector_matches: '[download], [target], [rel~=nofollow]'}},
];
const ALL = {where: {and: PAGES}, eagerness: 'moderate'};
const POINTED = {
  where: {and: [{selector_matches: '[data-points]'}, ...PAGES]},
  eagerness: 'moderate',
};
const NEAR = {
  where: {and: [{selector_matches: '[data-near]'}, ...PAGES]},
  eagerness: 'immediate',
};

it('has the pages of the site drawn ahead, and nothing outside of it, no files, no downloads', () => {
  expect(JSON.parse(speculationRules('/docs/'))).toEqual({
    prefetch: [ALL],
    prerender: [POINTED, NEAR],
  });
});

it('has them loaded alone where scripts would take what is drawn for what is read', () => {
  expect(JSON.parse(speculationRules('/docs/', false))).toEqual({prefetch: [ALL, NEAR]});
});

it('cannot end the element that it stands in', () => {
  expect(speculationRules('/</script>/')).not.toContain('<');
});
