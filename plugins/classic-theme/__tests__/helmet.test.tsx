import {Suspense, use} from 'react';
import type {ReactNode} from 'react';
import {act, render, waitFor} from '@testing-library/react';
import * as whole from 'react-helmet-async';
import * as lighter from '../client/lighter/helmet';

/** Pages that a reader opens one after another, by either of the two. */
type Story = (Helmet: typeof whole.Helmet) => ReactNode[];

/** As the server leaves a head, and what others have put there. */
function serve(): void {
  document.head.innerHTML =
    '<meta charset="utf-8"><title data-rh="true">Served</title>' +
    '<meta data-rh="true" name="description" content="Served">' +
    '<link data-rh="true" rel="canonical" href="https://example.com/">' +
    '<meta name="generator" content="Docusaurus">';
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.documentElement.setAttribute('data-rh', 'lang,class');
  document.documentElement.lang = 'en';
  document.documentElement.className = 'served';
  document.documentElement.dataset.theme = 'dark';
}

/** The head after each page, its elements in order. */
async function tell(story: Story, {Helmet, HelmetProvider}: typeof whole): Promise<string[]> {
  serve();
  const {rerender, unmount} = render(null);
  const heads: string[] = [];
  for (const page of story(Helmet)) {
    rerender(<HelmetProvider>{page}</HelmetProvider>);
    // The whole one waits for it.
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const shells = [document.documentElement, document.body].map((element) =>
      (element.cloneNode() as Element).outerHTML.replace(/><.*/, '>'),
    );
    heads.push([...shells, document.head.innerHTML].join('\n'));
  }
  unmount();
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return heads;
}

const STORIES: Record<string, Story> = {
  'a page that says what was served': (Helmet) => [
    <Helmet key="a">
      <html lang="en" className="served" />
      <title>Served</title>
      <meta name="description" content="Served" />
      <link rel="canonical" href="https://example.com/" />
    </Helmet>,
  ],
  'pages that say more and less': (Helmet) => [
    <Helmet key="a">
      <html lang="de" className="docs" dir="ltr" />
      <body className="wide" />
      <title itemProp="name">One</title>
      <meta property="og:title" content="One" />
      <meta name="robots" content="noindex" />
      <link rel="alternate" hrefLang="de" href="/de/" />
      <script type="application/ld+json">{'{"@type": "WebPage"}'}</script>
      <style>{'a { color: red }'}</style>
      <noscript>{'<link rel="stylesheet" href="/plain.css">'}</noscript>
      <base href="/docs/" />
    </Helmet>,
    <Helmet key="b">
      <html lang="de" />
      <title>Two</title>
      <meta property="og:title" content="Two" />
    </Helmet>,
    <p key="c">Nothing</p>,
  ],
  'inner ones, which win over outer ones': (Helmet) => [
    <div key="a">
      <Helmet>
        <title>Outer</title>
        <html className="outer" lang="en" />
        <meta name="description" content="outer" />
        <meta name="keywords" content="outer" />
        <link rel="canonical" href="/outer/" />
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/one.css" />
      </Helmet>
      <section>
        <Helmet>
          <title>Inner</title>
          <html className="inner" />
          <meta content="inner" name="Description" />
          <meta property="og:image" content="/1.png" />
          <meta property="og:image" content="/2.png" />
          <link href="/inner/" rel="canonical" />
          <link href="/icon.png" rel="icon" />
          <link rel="stylesheet" href="/two.css" />
        </Helmet>
      </section>
    </div>,
  ],
  'an inner one that goes and leaves the outer': (Helmet) => {
    const outer = (
      <Helmet key="outer">
        <title>Outer</title>
        <meta name="description" content="outer" />
      </Helmet>
    );
    const inner = (
      <Helmet key="inner">
        <title>Inner</title>
        <meta name="description" content="inner" />
      </Helmet>
    );
    return [[outer, inner], outer, [outer, inner]];
  },
  'a title by a template': (Helmet) => [
    <Helmet key="a" titleTemplate="%s | Site" defaultTitle="Site" />,
    [
      <Helmet key="a" titleTemplate="%s | Site" defaultTitle="Site" />,
      <Helmet key="b" title="Costs $& more" />,
    ],
  ],
  'properties in the place of children': (Helmet) => [
    <Helmet
      key="a"
      htmlAttributes={{lang: 'fr'}}
      base={{href: '/'}}
      meta={[{name: 'author', content: 'Someone'}]}
      link={[{rel: 'me', href: 'https://example.com/me'}]}
    />,
  ],
  'fragments, what is left out, and texts in parts': (Helmet) => [
    <Helmet key="a">
      <title>{`Page ${1}`}</title>
      {false}
      <>
        <meta name="a" content="1" />
        <>
          <link rel="author" href="/me/" />
        </>
      </>
      {[<link key="l" rel="license" href="/license/" />]}
    </Helmet>,
  ],
  'what says nothing': (Helmet) => [
    <Helmet key="a">
      <meta name="" content="nobody" />
      <link rel="preconnect" href="" />
      <script />
      <meta name="empty" content={undefined} />
      <html className={undefined} />
    </Helmet>,
  ],
};

it.each(Object.entries(STORIES))('writes as the whole one does: %s', async (_name, story) => {
  const expected = await tell(story, whole);
  const written = await tell(story, lighter as unknown as typeof whole);
  expect(written).toEqual(expected);
});

it('tells of a change as the whole one does', async () => {
  const told: [object, object, object][] = [];
  const story: Story = (Helmet) => [
    <Helmet key="a" onChangeClientState={(...change) => void told.push(change)}>
      <title>One</title>
      <meta name="robots" content="noindex" />
    </Helmet>,
  ];
  await tell(story, whole);
  await tell(story, lighter as unknown as typeof whole);
  expect(told).toHaveLength(2);
  const [[expected, ...changes], [state, ...others]] = told as [(typeof told)[0], (typeof told)[0]];
  expect(state).toMatchObject({title: 'One', metaTags: [{name: 'robots', content: 'noindex'}]});
  expect(expected).toMatchObject(state);
  expect(others.map(Object.keys)).toEqual(changes.map(Object.keys));
});

it('writes once for all that is shown at a time, and nothing that stands there', async () => {
  serve();
  const {Helmet} = lighter;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  observer.observe(document, {attributes: true, childList: true, subtree: true});
  render(
    <>
      <Helmet>
        <html lang="en" className="served" />
        <title>Before</title>
      </Helmet>
      <Helmet>
        <title>Served</title>
        <meta name="description" content="Served" />
        <link rel="canonical" href="https://example.com/" />
      </Helmet>
    </>,
  );
  const isShell = ({target}: MutationRecord) => target !== document.body;
  await waitFor(() => expect(changes.filter(isShell)).not.toEqual([]));
  observer.disconnect();
  const written = changes
    .filter(isShell)
    .map(({target, attributeName}) => [target.nodeName, attributeName]);
  expect(written).toEqual([['TITLE', 'data-rh']]);
});

it('has an inner one win over an outer one that was hidden for a while', async () => {
  serve();
  const {Helmet} = lighter;
  const never = new Promise<null>(() => {});
  const Late = () => use(never);
  const page = (isWaiting: boolean) => (
    <>
      <Suspense>
        <Helmet>
          <title>Outer</title>
        </Helmet>
        {isWaiting && <Late />}
      </Suspense>
      <Helmet>
        <title>Inner</title>
        <meta name="author" content={isWaiting ? 'waiting' : 'there'} />
      </Helmet>
    </>
  );
  const author = () => document.querySelector('meta[name=author]')?.getAttribute('content');
  const {rerender} = render(page(false));
  await waitFor(() => expect(author()).toBe('there'));
  // What waits is told of by React where nobody awaits it.
  await act(async () => rerender(page(true)));
  await waitFor(() => expect(author()).toBe('waiting'));
  rerender(page(false));
  await waitFor(() => expect(author()).toBe('there'));
  expect(document.title).toBe('Inner');
});
