/**
 * Builds one site and tells its parent, if it has one, what the process took.
 *
 * Usage: node bench/build/child.mjs <site folder>
 */
import path from 'node:path';

const site = path.resolve(process.argv[2] ?? '.');
const {build} = await import('@docusaurus/core/lib/index.js');

try {
  await build(site, {outDir: path.join(site, 'build')});
} catch (error) {
  console.error(error);
  process.exit(1);
}

// Of the process, so that worker threads and the bundler's native code are in it.
const {maxRSS, userCPUTime, systemCPUTime} = process.resourceUsage();
process.send?.({megabytes: maxRSS / 1024, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6});
