import {Panel} from './parts/panel';

export const Drawer = Panel;
