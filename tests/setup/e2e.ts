import {existsSync} from 'node:fs';
import path from 'node:path';

// Browser tests look at the finished site: without one there is nothing to test.
if (!existsSync(path.resolve(__dirname, '../../build/index.html'))) {
  throw new Error('There is no built site. Fix: run npm run build, then the browser tests.');
}
