/**
 * Makes a site of one that was made with something else. What is there stays as it is.
 *
 * Usage: vitrine import docusaurus <folder> [<new folder>] [--dry-run]
 *        vitrine import mui <folder> [<new folder>] [--dry-run]
 *   --vitrine  what the site installs as Vitrine. Default: what is running
 *   --dry-run  says what would be written, and writes nothing
 *
 * The work is done in a process of its own, which can be ended whatever it is at.
 */
import {runMaker} from './lib/made';

process.exitCode = await runMaker('import-site', process.argv.slice(2));
