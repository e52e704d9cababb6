import type {LoadContext} from '@docusaurus/types';
import codeBlocks from '../index';
import {DEFAULT_OPTIONS} from '../options';

it('brings the client half', () => {
  const plugin = codeBlocks({} as LoadContext, DEFAULT_OPTIONS);
  expect(plugin.getClientModules?.()).toEqual(['./client']);
});
