import type {Page, Route} from '@playwright/test';
import {serve} from '../../scripts/lib/server';
import {expect, test as base} from './support/test';
import type {Site} from './support/test';
import {FOREIGN, SEARCH} from './support/thirdParties';
import {builtVariant} from './support/variant';

const PAGE = '/system/react-stack/';

const test = base.extend<object, object>({
  origin: [
    async ({}, use) => {
      const server = await serve(builtVariant('thirdParties'), 0);
      await use(server.url);
      await server.close();
    },
    {scope: 'worker'},
  ],
});

/** What a Typesense server answers to `/multi_search`, by its documentation, with a crawler's record. */
const ANSWER = {
  results: [
    {
      ...{facet_counts: [], found: 1, out_of: 1, page: 1, search_time_ms: 1, search_cutoff: false},
      request_params: {collection_name: 'docs', per_page: 1, q: 'stack'},
      hits: [
        {
          document: {
            ...{id: '1', type: 'lvl1', anchor: '', content: null},
            'hierarchy.lvl0': 'MUI System',
            'hierarchy.lvl1': 'From the <b>service</b>',
            hierarchy: {lvl0: 'MUI System', lvl1: 'From the <b>service</b>', lvl2: null},
            url: 'https://vitrine.example.com/system/react-box/',
          },
          ...{highlight: {}, highlights: [], text_match: 578730123365187700},
        },
      ],
    },
  ],
};

type Service = (route: Route) => Promise<unknown>;

const json = (route: Route, body: unknown, status = 200) =>
  route.fulfill({status, json: body, headers: {'access-control-allow-origin': '*'}});
const well: Service = (route) => json(route, ANSWER);

/** A page whose hosted search behaves so, and what was asked of it. */
async function openWith(
  site: Site,
  service: Service,
  consent: 'analytics' | 'essential' | 'none' = 'analytics',
): Promise<{page: Page; asked: string[]}> {
  const asked: string[] = [];
  const page = await site.open(PAGE, {
    consent,
    foreign: [...FOREIGN, SEARCH],
    prepare: async (context) => {
      await context.route(`http://*.test/**`, (route) => route.fulfill({status: 204}));
      await context.route(`${SEARCH}/**`, async (route) => {
        asked.push(route.request().postData() ?? '');
        await service(route);
      });
    },
  });
  return {page, asked};
}

async function firstAnswer(page: Page, query = 'stack') {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
  return page.locator('[data-search-result]').first();
}

test('asks the service once the reader allows it, and shows what it has as text', async ({
  site,
}) => {
  const {page, asked} = await openWith(site, well);
  expect(asked).toEqual([]);
  const answer = await firstAnswer(page);
  await expect(answer).toContainText('From the <b>service</b>');
  expect(asked.map((body) => JSON.parse(body) as unknown)).toEqual([
    {searches: [expect.objectContaining({collection: 'docs', q: 'stack'})]},
  ]);
  await answer.click();
  await page.waitForURL('**/system/react-box/');
});

for (const consent of ['none', 'essential'] as const) {
  test(`answers by its own index where consent is ${consent}, and asks nobody`, async ({site}) => {
    const {page, asked} = await openWith(site, well, consent);
    await expect(await firstAnswer(page)).toHaveAttribute('href', PAGE);
    expect(asked).toEqual([]);
  });
}

const FAILING: Record<string, Service> = {
  'is not to be reached': (route) => route.abort(),
  fails: (route) => json(route, {message: 'Not ready'}, 500),
  'refuses the key': (route) => json(route, {message: 'Forbidden'}, 401),
  'answers another thing': (route) => json(route, {results: 'none'}),
  'answers a page': (route) =>
    route.fulfill({body: '<h1>Sign in</h1>', headers: {'access-control-allow-origin': '*'}}),
  hangs: () => Promise.resolve(),
};

for (const [what, service] of Object.entries(FAILING)) {
  test(`answers by its own index where the service ${what}, and leaves it alone`, async ({
    site,
  }) => {
    const {page, asked} = await openWith(site, service);
    await expect(await firstAnswer(page)).toHaveAttribute('href', PAGE);
    const before = asked.length;
    expect(before).toBeGreaterThan(0);
    await page.getByRole('combobox').fill('box');
    await expect(page.locator('[data-search-result]').first()).toHaveAttribute(
      'href',
      '/system/react-box/',
    );
    expect(asked).toHaveLength(before);
  });
}
