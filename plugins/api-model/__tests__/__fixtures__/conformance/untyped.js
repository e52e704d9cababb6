import {create} from 'elsewhere';

export const Note = create();
