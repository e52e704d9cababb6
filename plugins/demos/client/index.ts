import routes from '@generated/routes';
import {waitForServed} from './waitForServed';

waitForServed(routes);
