/**
 * Docusaurus' own chain from page to JavaScript behind the reader of pages, in a process of its own:
 * jest cannot load the ES modules that it consists of. Reads pages from stdin; says of each whether
 * it was parsed again, and whether the code is that of a page which nobody has read before.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const {createProcessorUncached} = require('@docusaurus/mdx-loader/lib/processor.js');
const {loadFreshModule} = require('@docusaurus/utils');

const siteDir = import.meta.dirname;
const load = (name) => loadFreshModule(path.join(siteDir, '../../core', `${name}.ts`));
const {remarkKeptTree} = await load('keptTrees');
const {remarkQuickLiterals} = await load('literals');
const {remarkCodeblockTags} = await load('codeblockTags');
const {parsePage} = await load('parse');

let parsed = 0;

function countParsed() {
  const {parser} = this;
  this.parser = (text, file) => {
    parsed += 1;
    return parser(text, file);
  };
}

/** What a site adds that has a grammar of its own. */
function readMarks() {
  const extensions = (this.data().micromarkExtensions ??= []);
  extensions.push({text: {61: {name: 'mark', tokenize: (_effects, _ok, nok) => nok}}});
}

const optionsOf = (isMarked) => ({
  admonitions: true,
  beforeDefaultRemarkPlugins: [
    ...[countParsed, remarkKeptTree, remarkQuickLiterals, remarkCodeblockTags],
    ...(isMarked ? [readMarks] : []),
  ],
  markdownConfig: {anchors: {maintainCase: false}, emoji: true, mdx1Compat: {}, hooks: {}},
  staticDirs: [],
  siteDir,
});

async function compile({format, content, isMarked}) {
  const processor = await createProcessorUncached({format, options: optionsOf(isMarked)});
  const page = {content, filePath: path.join(siteDir, `page.${format}`), frontMatter: {}};
  const anew = await processor.process(page);
  parsePage(content, format);
  parsed = 0;
  const {content: code} = await processor.process(page);
  return {isParsed: parsed > 0, isSame: code === anew.content};
}

const results = {};
for (const [key, page] of Object.entries(JSON.parse(readFileSync(0, 'utf8')))) {
  results[key] = await compile(page);
}
process.stdout.write(JSON.stringify(results));
