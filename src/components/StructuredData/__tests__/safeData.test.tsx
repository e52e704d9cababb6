import {renderToStaticMarkup} from 'react-dom/server';
import {withSafeData} from '../safeData';

jest.mock(
  '@docusaurus/Head',
  () =>
    ({children}: {children: React.ReactNode}) =>
      children,
  {virtual: true},
);

it('keeps what a component tells search engines, and lets nothing in it end the script', () => {
  // As Docusaurus' component for a post of a blog writes it.
  const Original = ({title}: {title: string}) => (
    <head>
      <script type="application/ld+json">{JSON.stringify({headline: title})}</script>
    </head>
  );
  const Safe = withSafeData(Original);
  const html = renderToStaticMarkup(<Safe title="</script><b>Post" />);
  expect(html).toBe(
    '<script type="application/ld+json">{"headline":"<\u2060/script><\u2060b>Post"}</script>',
  );
});
