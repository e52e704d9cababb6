import {HOST, isOfficial, officialHosts} from '../hosts';

const at = (address: string) => new URL(address);

it.each([
  ['the host itself', ['docs.example'], 'https://docs.example/a/', true],
  ['the host on another port', ['docs.example'], 'http://docs.example:3000/', true],
  ['a host below it', ['docs.example'], 'https://pr-1.docs.example/', false],
  ['a host whose name ends like it', ['docs.example'], 'https://mydocs.example/', false],
  ['the port that is named', ['localhost:3000'], 'http://localhost:3000/', true],
  ['another port than that', ['localhost:3000'], 'http://localhost:4000/', false],
  ['one of several', ['a.example', 'b.example'], 'https://b.example/', true],
  ['no host', [], 'https://a.example/', false],
] as const)('%s', (_case, hosts, address, official) => {
  expect(isOfficial(hosts, at(address))).toBe(official);
});

it("adds the host of the site's address, once", () => {
  expect(officialHosts('https://a.example/x/', ['b.example', 'a.example'])).toEqual([
    'a.example',
    'b.example',
  ]);
  expect(officialHosts('http://localhost:3000', [])).toEqual(['localhost:3000']);
});

it('knows what a host looks like', () => {
  const good = ['a.example', 'localhost', 'localhost:3000', '127.0.0.1:80', '[::1]:80'];
  const bad = ['https://a.example', 'a.example/', 'A.example', '*.example', '', 'a b'];
  expect(good.filter((host) => !HOST.test(host))).toEqual([]);
  expect(bad.filter((host) => HOST.test(host))).toEqual([]);
});
