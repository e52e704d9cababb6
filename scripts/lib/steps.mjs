/**
 * The steps, in order: cheap ones first. A step with jest projects counts its tests, any other
 * counts as one.
 *
 * @type {Record<string, {script: string[]} | {projects: string[], inBand?: boolean}>}
 */
export const STEPS = {
  types: {script: ['test:types']},
  demoTypes: {script: ['test:demo-types']},
  lint: {script: ['test:lint']},
  styles: {script: ['test:styles']},
  format: {script: ['test:format']},
  unit: {projects: ['node', 'browser']},
  contract: {projects: ['contract']},
  build: {script: ['build']},
  site: {projects: ['site'], inBand: true},
  e2e: {projects: ['e2e'], inBand: true},
  demos: {script: ['test:demos']},
};
