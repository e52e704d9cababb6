import routes from '@generated/routes';
import {hearRoutes} from '../../_shared/client/arrivingRoutes';
import {waitForServed} from './waitForServed';

waitForServed(routes);
hearRoutes(waitForServed);
