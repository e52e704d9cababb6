import {webVital} from '../core/webVital';

it('sends the delta as the value, so that reports of one metric add up', () => {
  const metric = {name: 'LCP', value: 1234.5678, delta: 234.5678, id: 'v6-1-2'};
  expect(webVital(metric)).toStrictEqual([
    'LCP',
    {
      value: 234.5678,
      metric_label: 'Web Vitals',
      metric_value: 1234.5678,
      metric_delta: 234.5678,
      metric_id: 'v6-1-2',
    },
  ]);
});
