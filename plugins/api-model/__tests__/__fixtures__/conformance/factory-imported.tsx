import {createPanel} from './parts';

export type {PanelProps} from './parts/createPanel';

export const Panel = createPanel();
