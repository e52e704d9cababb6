import type {IncomingMessage, ServerResponse} from 'node:http';
import type {OutputFile} from './core/page/json';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A part of the dev server, as its options have it. */
interface Middleware {
  name: string;
  middleware: Handler;
}

/**
 * Options of the bundler, none in a build, that let the dev server answer with what a build publishes, made when it is asked
 * for: playgrounds read their component's model from there.
 *
 * @param files as they are now
 */
export function servesJson(files: () => readonly OutputFile[], baseUrl: string): object {
  if (process.env.NODE_ENV !== 'development') return {};
  const setupMiddlewares = (middlewares: Middleware[]): Middleware[] => {
    // First, as the server sends every address that it does not know to the app.
    middlewares.unshift({name: 'api-reference', middleware: handlerOf(files, baseUrl)});
    // Docusaurus' own function has returned the same list, and both results are joined.
    return [];
  };
  return {devServer: {setupMiddlewares}};
}

function handlerOf(files: () => readonly OutputFile[], baseUrl: string): Handler {
  return ({url = ''}, response, next) => {
    const {pathname} = new URL(url, 'http://localhost');
    const isMeant = pathname.startsWith(baseUrl) && pathname.endsWith('.json');
    const asked = pathname.slice(baseUrl.length);
    const [, text] = (isMeant && files().find(([file]) => file === asked)) || [];
    if (!text) return next();
    response.setHeader('Content-Type', 'application/json');
    response.end(text());
    return undefined;
  };
}
