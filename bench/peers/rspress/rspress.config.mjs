/** Rspress as its template has it. */
export default {title: 'Rspress', root: 'docs'};
