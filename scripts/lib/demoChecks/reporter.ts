import type {DemoPage} from './pages';
import type {Finding, Look} from './looks';

/**
 * Takes a finding.
 *
 * @param index place of the demo in the page, -1 for none
 * @param check a key of `CHECKS`
 */
export type Tell = (index: number, check: string, what: string) => void;

/**
 * Takes what is found of the demos that a visit is for: those that come alive in the page, or the
 * one that is shown alone.
 */
export function reporterOf(
  {address, demos}: Pick<DemoPage, 'address' | 'demos'>,
  look: Look,
  only?: number,
) {
  const meant = [...demos.keys()].filter((index) =>
    only === undefined ? demos[index]?.alone === undefined : index === only,
  );
  const findings: Finding[] = [];
  const tell: Tell = (index, check, what) => {
    if (index !== -1 && !meant.includes(index)) return;
    const demo = demos[index]?.name ?? 'no demo';
    findings.push({page: address, demo, look: look.name, check, what});
  };
  return {meant, findings, tell};
}
