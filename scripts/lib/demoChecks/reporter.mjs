/**
 * Takes a finding.
 *
 * @typedef {(index: number, check: string, what: string) => void} Tell `index`: place of the demo in
 * the page, -1 for none; `check`: a key of `CHECKS`
 */

/**
 * Takes what is found of the demos that a visit is for: those that come alive in the page, or the
 * one that is shown alone.
 *
 * @param {Pick<import('./pages.mjs').DemoPage, 'address' | 'demos'>} page
 * @param {import('./looks.mjs').Look} look
 * @param {number} [only]
 */
export function reporterOf({address, demos}, look, only) {
  const meant = [...demos.keys()].filter((index) =>
    only === undefined ? demos[index]?.alone === undefined : index === only,
  );
  /** @type {import('./looks.mjs').Finding[]} */
  const findings = [];
  /** @type {Tell} */
  const tell = (index, check, what) => {
    if (index !== -1 && !meant.includes(index)) return;
    const demo = demos[index]?.name ?? 'no demo';
    findings.push({page: address, demo, look: look.name, check, what});
  };
  return {meant, findings, tell};
}
