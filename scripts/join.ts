/**
 * Joins parts of a site, each built by `vitrine build --part` of some of the products, on one
 * machine or several, to one site.
 *
 * Usage: vitrine join <part> <part> … [--out-dir <folder>] [--warn link] [--verbose]
 *        PRODUCTS=ui vitrine build --part --out-dir parts/ui
 *        PRODUCTS=charts vitrine build --part --out-dir parts/charts
 *        vitrine join parts/ui parts/charts --out-dir build
 *   --warn     tells link faults as warnings, and products that no part has
 *   --verbose  all faults, where there are more than fifty
 *
 * The parts stay as they are.
 *
 * The work is done in a process of its own, which can be ended whatever it is at.
 */
import {runMaker} from './lib/made';

process.exitCode = await runMaker('join-parts', process.argv.slice(2));
