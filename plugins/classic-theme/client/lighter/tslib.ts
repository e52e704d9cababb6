/** The one helper that @docusaurus/utils-common calls: the package has them all, in one module. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
