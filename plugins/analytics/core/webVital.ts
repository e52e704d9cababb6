/** What the library `web-vitals` tells of a metric, as far as it is reported. */
export interface Metric {
  /** CLS, FCP, INP, LCP or TTFB. */
  name: string;
  /** Milliseconds; of CLS a score without unit. */
  value: number;
  /** What came on top of the value since the last report of the same id. */
  delta: number;
  id: string;
}

/** The payload of a metric's event. */
export interface WebVital {
  /** The delta, so that the sum of what was reported is the metric. */
  value: number;
  metric_label: 'Web Vitals';
  metric_value: number;
  metric_delta: number;
  metric_id: string;
}

/** Name and payload of a metric's event, as the tag takes them. */
export function webVital({name, value, delta, id}: Metric): [name: string, payload: WebVital] {
  const payload: WebVital = {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  };
  return [name, payload];
}
