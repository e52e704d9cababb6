import {linksOf, repositoriesOf, repositoryAddress} from '../core/repositories';
import {builtProduct} from './__fixtures__/products';

const REPOSITORY = 'https://github.com/acme/kit';

describe('repositoryAddress', () => {
  it.each([
    ['acme/kit', REPOSITORY],
    ['github:acme/kit', REPOSITORY],
    ['gitlab:acme/kit', 'https://gitlab.com/acme/kit'],
    ['https://github.com/acme/kit/', REPOSITORY],
    [{type: 'git', url: 'git+https://github.com/acme/kit.git'}, REPOSITORY],
    [{url: 'git+ssh://git@github.com/acme/kit.git'}, REPOSITORY],
    ['git://github.com/acme/kit.git', REPOSITORY],
    ['https://gitlab.com/group/below/kit.git', 'https://gitlab.com/group/below/kit'],
    ['https://git.acme.com/kit', undefined],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
    [{}, undefined],
  ])('%j → %s', (field, address) => {
    expect(repositoryAddress(field)).toBe(address);
  });
});

describe('linksOf', () => {
  const shown = [{text: 'v2.1.0', current: true as const}];
  const packages = ['@acme/kit', '@acme/lab'];
  const kit = builtProduct('kit', {packages, repository: REPOSITORY, shown});
  const facts = {packageName: '@acme/lab', githubSource: '/src/A.tsx', githubLabel: 'kind: "a"'};

  it('leads to the source of the version that is documented, and to its open issues', () => {
    const {sourceHref, issuesHref = ''} = linksOf(facts, repositoriesOf([kit]));
    expect(sourceHref).toBe(`${REPOSITORY}/tree/v2.1.0/src/A.tsx`);
    expect(new URL(issuesHref).pathname).toBe('/acme/kit/issues');
    expect(new URL(issuesHref).searchParams.get('q')).toBe('is:issue is:open label:"kind: "a""');
  });

  it('takes the tag that the product names', () => {
    const tagged = {...kit, tag: '@acme/kit@2.1.0'};
    expect(linksOf(facts, repositoriesOf([tagged])).sourceHref).toContain('/tree/@acme/kit@2.1.0/');
  });

  it('knows the addresses of GitLab', () => {
    const repository = 'https://gitlab.com/acme/kit';
    expect(linksOf(facts, repositoriesOf([{...kit, repository}]))).toEqual({
      sourceHref: `${repository}/-/tree/v2.1.0/src/A.tsx`,
      issuesHref: `${repository}/-/issues?state=opened&label_name%5B%5D=kind%3A+%22a%22`,
    });
  });

  it.each([
    ['of a package that nobody documents', {...facts, packageName: 'constructor'}],
    ['of no package', {...facts, packageName: undefined}],
    ['of what is not written', {packageName: '@acme/kit', githubSource: 5}],
  ])('gives none %s', (_case, given) => {
    expect(linksOf(given, repositoriesOf([kit]))).toEqual({});
  });

  it('gives none where the repository is not known', () => {
    expect(linksOf(facts, repositoriesOf([{...kit, repository: undefined}]))).toEqual({});
  });
});
