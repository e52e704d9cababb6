import type {IncomingMessage, ServerResponse} from 'node:http';

/** What the dev server says to who asks for an address. */
export interface DevAnswer {
  /** `application/json` */
  type: string;
  text: string;
  /** Default 200. */
  status?: number;
}

/** A part of the dev server, as its options have it. */
interface Middleware {
  name: string;
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/**
 * Options of the bundler, none in a build, that let the dev server answer with what a build
 * publishes, made when it is asked for. They are no part of the bundler's type.
 *
 * @param name of the plugin
 * @param answer what stands at an address below the base URL, as it is now; `undefined`: the site
 *   itself answers
 */
export function servesAnswers(
  name: string,
  baseUrl: string,
  answer: (asked: string) => DevAnswer | undefined,
): object {
  if (process.env.NODE_ENV !== 'development') return {};
  const middleware: Middleware['middleware'] = ({url = ''}, response, next) => {
    const {pathname} = new URL(url, 'http://localhost');
    const asked = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : undefined;
    const found = asked === undefined ? undefined : answer(asked);
    if (!found) return next();
    response.statusCode = found.status ?? 200;
    response.setHeader('Content-Type', found.type);
    response.end(found.text);
    return undefined;
  };
  const setupMiddlewares = (middlewares: Middleware[]): Middleware[] => {
    // First, as the server sends every address that it does not know to the app.
    middlewares.unshift({name, middleware});
    // Docusaurus' own function has returned the same list, and both results are joined.
    return [];
  };
  return {devServer: {setupMiddlewares}};
}
