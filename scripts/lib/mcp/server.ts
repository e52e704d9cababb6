import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {apiOf, changesOf, checkCode, demoSource, listVersions, searchSite} from './answers';
import type {BuiltSite} from './site';

/** A query, a name or an address is no longer. */
const LONGEST = 10_000;
/** Characters of a reader's code, as in the browser. */
export const LONGEST_CODE = 4_000_000;
const ANSWERS = {usual: 10, most: 50};

const text = (about: string) => z.string().min(1).max(LONGEST).describe(about);
const scope = {
  product: text(
    'Id of a product, as list_versions names it. Default: the first that has it.',
  ).optional(),
  version: text('Version of the documentation: `current`, `v6`. Default: current.').optional(),
};
const step = {
  ...scope,
  from: text('Version of the package, `7.0.0`, or `7`. Default: the oldest known.').optional(),
  to: text('Version of the package. Default: the newest known.').optional(),
};

/** Adds a tool to a server, over the site as it is at each call. */
type Tool = (server: McpServer, site: () => BuiltSite) => void;

function tool<Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
  answer: (site: BuiltSite, input: z.infer<z.ZodObject<Shape>>) => string,
): Tool {
  const inputSchema: z.ZodObject = z.strictObject(shape);
  const annotations = {readOnlyHint: true, openWorldHint: false};
  return (server, site) =>
    server.registerTool(name, {description, inputSchema, annotations}, (input) => ({
      content: [{type: 'text', text: answer(site(), input as z.infer<z.ZodObject<Shape>>)}],
    }));
}

const TOOLS: readonly Tool[] = [
  tool('list_versions', 'Lists the documented products and their versions.', {}, listVersions),
  tool(
    'search',
    'Searches pages, components, props, slots, classes, demos and removed names. Without product and version: the current version of all products.',
    {
      query: text('What to look for, as a reader would type it.'),
      ...scope,
      limit: z.number().int().min(1).max(ANSWERS.most).default(ANSWERS.usual),
    },
    (site, {query, limit, ...asked}) => searchSite(site, query, asked, limit),
  ),
  tool(
    'read_page',
    'Gives a page as Markdown, with the sources of its demos.',
    {address: text('Address of the page, as search gives it: `/product/page/`.')},
    (site, {address}) => site.page(address),
  ),
  tool(
    'get_api',
    'Gives the API of a component or hook (props, slots, classes, CSS variables, types) and its history.',
    {name: text('`Button`, `useTheme`, `Menu.Item`.'), ...scope},
    (site, {name, ...asked}) => apiOf(site, name, asked),
  ),
  tool(
    'get_demo',
    'Gives the source of a demo of a page, or of all its demos.',
    {
      page: text('Address of the page.'),
      demo: text('Name of the demo, `BasicButtons`. Default: all.').optional(),
    },
    (site, {page, demo}) => demoSource(site, page, demo),
  ),
  tool(
    'get_changes',
    'Tells how the API of a package differs between two of its versions.',
    step,
    changesOf,
  ),
  tool(
    'check_code',
    'Tells, by line, what in a piece of code is removed or deprecated in a version of a package. The code is only read.',
    {
      code: z.string().max(LONGEST_CODE).describe('JavaScript or TypeScript, whole or not.'),
      ...step,
    },
    (site, {code, ...asked}) => checkCode(site, code, asked),
  ),
];

/**
 * A server of the Model Context Protocol over a built site. Nothing is asked of the network, and
 * nothing is written.
 *
 * @param site asked for at each call: a build may have taken the place of the last
 */
export function createMcpServer(site: () => BuiltSite): McpServer {
  const server = new McpServer({name: 'vitrine', title: site().title, version: '1.0.0'});
  for (const add of TOOLS) add(server, site);
  return server;
}
