import type {LoadContext} from '@docusaurus/types';
import {loadDocusaurusAliases} from '@docusaurus/core/lib/webpack/aliases';
import routeIndex from '../index';

it('takes the place of what Docusaurus has by the same name', async () => {
  const {configureWebpack} = await routeIndex({} as LoadContext, {});
  const configure = configureWebpack as (config: object) => {resolve: {alias: object}};
  const own = Object.keys(configure({}).resolve.alias).filter((name) => /^@docusaurus/.test(name));
  // A name that is not theirs would come behind theirs, and never be asked.
  expect(own).toEqual(['@docusaurus/router']);
  expect(Object.keys(await loadDocusaurusAliases())).toEqual(expect.arrayContaining(own));
});
