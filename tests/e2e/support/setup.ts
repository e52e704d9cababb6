import {existsSync} from 'node:fs';
import path from 'node:path';
import {forgetVisited} from './built';
import {BUILD} from './places';

/** Runs before all browser tests: they look at the finished site, and tell what they visit. */
export default function prepare(): void {
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error('There is no built site. Fix: run npm run build, then the browser tests.');
  }
  forgetVisited();
}
