import {callTag} from '../../_shared/client';
import {isSampled} from '../core/sampling';
import {webVital} from '../core/webVital';
import type {Metric} from '../core/webVital';

/**
 * Measures this page load, if the one draw for it falls into the sample: only then is the library
 * loaded. It sees what happened before it came.
 *
 * @param ratio share of page loads that are measured, 0 to 1
 */
export function measureWebVitals(ratio: number): void {
  if (!isSampled(ratio, Math.random())) return;
  // A page that cannot load it is a page like most: not measured.
  measure().catch(() => undefined);
}

async function measure(): Promise<void> {
  const {onCLS, onFCP, onINP, onLCP, onTTFB} = await import('web-vitals');
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(report);
}

function report(metric: Metric): void {
  callTag('event', ...webVital(metric));
}
