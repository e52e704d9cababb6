import {createPanel} from './parts';

export const Article = createPanel({Root: 'article'});
