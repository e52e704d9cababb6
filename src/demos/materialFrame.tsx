export * from '../frames/mui';
