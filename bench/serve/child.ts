/**
 * `vitrine serve` in a process of its own, as the baseline beside it: its first argument is the built
 * site; it tells its port, and what it has cost when it is asked.
 */
import {serve} from '../../scripts/lib/server';

const {url} = await serve(process.argv[2] ?? '', 0);
process.send?.(Number(new URL(url).port));
process.on('message', () => process.send?.(process.cpuUsage()));
