import {inScript, linkedData} from '../linkedData';

const trail = [{name: 'Kit', url: 'https://a.example/ui/'}];

it('says what the page is, when it was changed, and the way to it', () => {
  expect(linkedData({title: 'Button', trail, lastUpdatedAt: 86_400_000})).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {'@type': 'TechArticle', headline: 'Button', dateModified: '1970-01-02'},
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {'@type': 'ListItem', position: 1, name: 'Kit', item: 'https://a.example/ui/'},
          {'@type': 'ListItem', position: 2, name: 'Button'},
        ],
      },
    ],
  });
});

it('says no date that it does not know, and cannot end the element it stands in', () => {
  const text = inScript(linkedData({title: '</script><!--<b>" a < b', trail: []}));
  // As a minifier of JSON leaves it.
  expect(JSON.stringify(JSON.parse(text))).not.toMatch(/<[!/?a-z]|dateModified/i);
  const headline = '<\u2060/script><\u2060!--<\u2060b>" a < b';
  expect(JSON.parse(text)).toMatchObject({'@graph': [{headline}, {}]});
});
