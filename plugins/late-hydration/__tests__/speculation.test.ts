import {speculationRules} from '../core/speculation';

it('has the pages of the site loaded ahead, and nothing outside of it, no files, no downloads', () => {
  expect(JSON.parse(speculationRules('/docs/'))).toEqual({
    prefetch: [
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
    ],
  });
});

it('cannot end the element that it stands in', () => {
  expect(speculationRules('/</script>/')).not.toContain('<');
});
