import {speculationRules} from '../core/speculation';

const PAGES = [
  {
    where: {
      and: [
        {href_matches: '/docs/*'},
        {not: {href_matches: '/*.*'}},
        {not: {selector_matches: '[download], [target], [rel~=nofollow]'}},
      ],
    },
    eagerness: 'moderate',
  },
];

it('has the pages of the site drawn ahead, and nothing outside of it, no files, no downloads', () => {
  expect(JSON.parse(speculationRules('/docs/'))).toEqual({prefetch: PAGES, prerender: PAGES});
});

it('has them loaded alone where scripts would take what is drawn for what is read', () => {
  expect(JSON.parse(speculationRules('/docs/', false))).toEqual({prefetch: PAGES});
});

it('cannot end the element that it stands in', () => {
  expect(speculationRules('/</script>/')).not.toContain('<');
});
