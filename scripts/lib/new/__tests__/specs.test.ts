import {argumentOf, ownSpec, parseSpec, versionIn} from '../specs';

const parse = (text: string) => parseSpec('package', text, '/home/me');

test.each([
  ['@acme/ui', undefined, '@acme/ui'],
  ['@acme/ui@^1.2.0', '^1.2.0', '@acme/ui@^1.2.0'],
  ['ui@next', 'next', 'ui@next'],
  ['./acme-ui-1.0.0.tgz', 'file:../acme-ui-1.0.0.tgz', 'file:../acme-ui-1.0.0.tgz'],
  ['acme-ui-1.0.0.tgz', 'file:../acme-ui-1.0.0.tgz', 'file:../acme-ui-1.0.0.tgz'],
  ['file:../ui', 'file:../../ui', 'file:../../ui'],
  ['/opt/ui', 'file:../../../opt/ui', 'file:../../../opt/ui'],
  ['https://acme.example/ui.tgz', 'https://acme.example/ui.tgz', 'https://acme.example/ui.tgz'],
])('%s stands as %s, and is installed as %s', (text, version, argument) => {
  const spec = parse(text);
  expect(versionIn('/home/me/docs', spec)).toBe(version);
  expect(argumentOf('/home/me/docs', spec)).toBe(argument);
});

test.each(['Acme UI', '@acme', 'acme/ui', '-g', '@Acme/ui', `${'a'.repeat(215)}`])(
  '%s is no package',
  (text) => {
    expect(() => parse(text)).toThrow(/^--package: ".*" is no package\. Fix: write a name/);
  },
);

describe('the Vitrine of a new site', () => {
  const holder = (written: string) => ({
    folder: '/home/me/tools',
    manifest: {devDependencies: {vitrine: written}},
  });
  const own = (written: string) =>
    versionIn('/home/me/docs', ownSpec('vitrine', '1.2.0', holder(written)));

  it('is what this one was installed from', () => {
    expect(own('file:../vitrine-1.2.0.tgz')).toBe('file:../vitrine-1.2.0.tgz');
    expect(own('file:vitrine.tgz')).toBe('file:../tools/vitrine.tgz');
    expect(own('https://acme.example/vitrine.tgz')).toBe('https://acme.example/vitrine.tgz');
  });

  it('is of this version where it came from a registry', () => {
    expect(own('latest')).toBe('^1.2.0');
    const unnamed = ownSpec('vitrine', '1.2.0', {folder: '/usr/lib', manifest: {}});
    expect(versionIn('/home', unnamed)).toBe('^1.2.0');
  });

  it('is told by hand in the repository', () => {
    expect(() => ownSpec('vitrine', '1.2.0', undefined)).toThrow(
      'Fix: npm pack, and give the tarball: --vitrine ./vitrine-1.2.0.tgz.',
    );
  });
});
