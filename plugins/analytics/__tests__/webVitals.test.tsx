import * as library from 'web-vitals';
import {measureWebVitals} from '../client/webVitals';
import {settle} from './__fixtures__/browser';

jest.mock('web-vitals', () => ({
  onCLS: jest.fn(),
  onFCP: jest.fn(),
  onINP: jest.fn(),
  onLCP: jest.fn(),
  onTTFB: jest.fn(),
}));

const {onCLS, onFCP, onINP, onLCP, onTTFB} = library;
const followers = [onCLS, onFCP, onINP, onLCP, onTTFB];

let gtag: jest.Mock;

beforeEach(() => {
  gtag = jest.fn();
  window.gtag = gtag;
});

async function measure(ratio: number, draw: number): Promise<void> {
  const random = jest.spyOn(Math, 'random').mockReturnValue(draw);
  measureWebVitals(ratio);
  await settle();
  expect(random).toHaveBeenCalledTimes(1);
}

it('draws once, and measures all five where the draw hits', async () => {
  await measure(0.0001, 0.0001);
  for (const follow of followers) expect(follow).toHaveBeenCalledTimes(1);
});

it('asks nothing of the library where the draw misses', async () => {
  await measure(0.0001, 0.00011);
  for (const follow of followers) expect(follow).not.toHaveBeenCalled();
});

it('reports each metric under its own name', async () => {
  jest.mocked(onINP).mockImplementation((report) => {
    report({name: 'INP', value: 88.4, delta: 88.4, id: 'v6-7'} as library.INPMetric);
  });
  await measure(1, 0.5);
  const payload = {
    value: 88.4,
    metric_label: 'Web Vitals',
    metric_value: 88.4,
    metric_delta: 88.4,
    metric_id: 'v6-7',
  };
  expect(gtag.mock.calls).toEqual([['event', 'INP', payload]]);
});

it('lets nothing of a library that breaks reach the page', async () => {
  jest.mocked(onCLS).mockImplementation(() => {
    throw new Error('no observer');
  });
  await measure(1, 0.5);
  expect(gtag).not.toHaveBeenCalled();
});
