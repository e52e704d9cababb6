/**
 * Writes the API of a package: a model of each public component and hook, an index and a JSON
 * Schema; or a snapshot, by which versions are compared.
 *
 * Usage: vitrine api --package @scope/lib --out <folder> [--from <folder with node_modules>]
 *        vitrine api --package @scope/lib@1.2.3 --snapshot docs/<product>/_api
 *
 *        vitrine api check --package ./ --against latest
 *
 * With a version the package is fetched from npm into a temporary folder; without, the installed
 * one is read. `--package` may stand several times for snapshots.
 *
 * The work is done in a process of its own, which can be ended whatever it is at.
 */
import {runMaker} from './lib/made';

process.exitCode = await runMaker('api-models', process.argv.slice(2));
