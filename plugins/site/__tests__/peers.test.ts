import {otherReact} from '../core/peers';

const site = (name: string) => ({react: '19.2.9', 'react-dom': '19.2.9'})[name];
const kit = (range: string) => ({version: '4.1.0', peerDependencies: {react: range}});

it('tells of a library that asks for another React, where it says so and what to do', () => {
  const peerDependencies = {react: '^17.0.0 || ^18.0.0', 'react-dom': '^18.0.0', tone: '^3.0.0'};
  expect(otherReact('@acme/kit', {version: '4.1.0', peerDependencies}, site)).toEqual([
    {
      where: 'node_modules/@acme/kit/package.json',
      what: '@acme/kit 4.1.0 asks for react ^17.0.0 || ^18.0.0, and the site runs 19.2.9',
      fix: 'take a version of @acme/kit that allows react 19.2.9; until there is one, try its demos: what it misses, they say',
    },
  ]);
});

it.each(['^18.0.0 || ^19.0.0', '>=16.8', '*', '19.x || ^19.0.0-rc', 'workspace:^', ''])(
  'says nothing of one that asks for %j',
  (range) => {
    expect(otherReact('@acme/kit', kit(range), site)).toEqual([]);
  },
);

it('takes a version before a release for one of it', () => {
  expect(otherReact('@acme/kit', kit('^19.0.0'), () => '19.3.0-canary.1')).toEqual([]);
});
