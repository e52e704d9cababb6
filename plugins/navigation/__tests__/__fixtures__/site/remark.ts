export const remarkPlugin = () => undefined;
