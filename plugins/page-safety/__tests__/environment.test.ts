import {renderingEnvironment} from '../environment';

const given = {...process.env};

beforeEach(() => {
  process.env = {...given, NODE_ENV: 'production', TZ: 'UTC', DOCUSAURUS_PERF: '1'};
  Object.assign(process.env, {DEPLOY_TOKEN: 'secret', PUBLIC_NAME: 'Acme', npm_config_x: 'y'});
});

afterEach(() => {
  process.env = given;
});

/** Bundles of a build, each of which can be ended. */
function bundlesOf(rendering: ReturnType<typeof renderingEnvironment>) {
  return ['client', 'server'].map(() => {
    const ends: (() => void)[] = [];
    rendering.plugin().apply({hooks: {done: {tap: (_name, run) => void ends.push(run)}}});
    return () => ends.forEach((end) => end());
  });
}

it('hides what is not allowed from when all bundles are done until pages are rendered', () => {
  const rendering = renderingEnvironment(['PUBLIC_NAME']);
  const [client, server] = bundlesOf(rendering);
  server?.();
  expect(process.env.DEPLOY_TOKEN).toBe('secret');
  client?.();
  expect(process.env).not.toHaveProperty('DEPLOY_TOKEN');
  expect(process.env).not.toHaveProperty('npm_config_x');
  expect(process.env).not.toHaveProperty('PATH');
  expect(process.env).toMatchObject({
    NODE_ENV: 'production',
    TZ: 'UTC',
    DOCUSAURUS_PERF: '1',
    PUBLIC_NAME: 'Acme',
  });
  rendering.restore();
  expect(process.env).toMatchObject({DEPLOY_TOKEN: 'secret', npm_config_x: 'y', PATH: given.PATH});
});

it('does so again for each language', () => {
  const rendering = renderingEnvironment([]);
  for (const _language of ['en', 'ar']) {
    for (const end of bundlesOf(rendering)) end();
    expect(process.env).not.toHaveProperty('DEPLOY_TOKEN');
    rendering.restore();
    expect(process.env.DEPLOY_TOKEN).toBe('secret');
  }
});
