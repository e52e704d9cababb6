import {house} from '../client/providers/house';
import {GUIDE, HOUSE} from './__fixtures__/placement';

const remote = {...GUIDE, name: 'Shop', img: 'https://shop.test/a.png'};
const {signal} = new AbortController();
const load = (provider: ReturnType<typeof house>) =>
  provider.load(document.createElement('div'), signal);

it('draws one of the ads', async () => {
  const ads = [...HOUSE, remote];
  expect(await load(house(ads, true, () => 0))).toBe(GUIDE);
  expect(await load(house(ads, true, () => 0.9))).toBe(remote);
});

it('leaves out pictures of another host where third parties are not allowed', async () => {
  expect(await load(house([...HOUSE, remote], false, () => 0.9))).toBe(GUIDE);
  await expect(load(house([remote], false, () => 0))).rejects.toThrow('There is no house ad.');
});

it('has nothing where there is nothing', async () => {
  await expect(load(house([], true, () => 0))).rejects.toThrow('There is no house ad.');
});
