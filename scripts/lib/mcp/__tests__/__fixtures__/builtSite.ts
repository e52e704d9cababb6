import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {RELEASES} from '../../../../../plugins/api-history/__tests__/__fixtures__/snapshots';
import {toChangesData} from '../../../../../plugins/api-history/core/past/changesData';
import {upgradeFacts} from '../../../../../plugins/api-history/core/upgrade/facts';
import {modelOf, propOf} from '../../../../../plugins/api-reference/__tests__/__fixtures__/models';
import {jsonFiles} from '../../../../../plugins/api-reference/core/page/json';
import {markdownPages} from '../../../../../plugins/api-reference/core/view/files';
import * as kit from '../../../../../plugins/local-search/__tests__/__fixtures__/kit';
import {indexFiles} from '../../../../../plugins/local-search/core/records/files';
import {markdownFile} from '../../../../../plugins/markdown-export/core/address';
import {llmsFiles} from '../../../../../plugins/markdown-export/core/llms';

const MODELS = [
  modelOf({name: 'Button', props: [propOf('color'), propOf('to')]}),
  modelOf({name: 'Card', props: [propOf('elevation')]}),
];

const SEARCHED = [kit.modelOf('Button', ['color', 'to']), kit.modelOf('Card', ['elevation'])];

const BUTTON = `# Button

Press it.

\`\`\`tsx title="BasicButtons.tsx"
export default () => <Button color="red" />;
\`\`\`

- In a list

  \`\`\`\`tsx title="Nested.tsx"
  const text = \`
  \`\`\`
  \`;
  \`\`\`\`
`;

/** Writes what the plugins write of a small site: one product in two versions, of which one has a past. */
export function writeSite(folder: string): void {
  const reference = {
    product: 'kit',
    folder: 'kit',
    package: '@scope/kit',
    version: '2.0.0',
    root: '/kit/',
    models: MODELS,
    sets: [],
    upgrade: upgradeFacts(RELEASES),
    changes: toChangesData(RELEASES, ['Button', 'Card'], []),
  };
  const pages = [
    {permalink: '/kit/button/', title: 'Button', description: '', text: BUTTON},
    ...markdownPages(reference, '').map((page) => ({...page, text: page.text()})),
  ].map((page) => ({...page, kind: 'guide' as const, isListed: true}));
  const place = {url: 'https://kit.example', baseUrl: '/'};
  const version = (name: string, root: string) => {
    const facts = {product: 'kit', name: 'Kit', description: 'A kit.', package: '@scope/kit'};
    return {...facts, version: name, label: name === 'current' ? 'v2' : name, root, roots: [root]};
  };
  const versions = [version('current', '/kit/'), version('v1.5', '/kit/v1.5/')];
  const indexed = ['current', 'v1.5'].map((name) =>
    kit.versionOf({
      version: name,
      pages: [kit.pageOf('button/', 'Button', {Colours: `Paint it in ${name}.`}, {names: ['Button']})],
      apis: [{product: 'kit', version: name, pageNames: {}, models: SEARCHED}],
    }),
  );
  const files = [
    ...pages.map(({permalink, text}) => [markdownFile(permalink, '/'), text] as const),
    ...llmsFiles(pages, {title: 'Docs', tagline: '', ...place, versions}, 10_000),
    ...jsonFiles([reference], place).map(([file, text]) => [file, text()] as const),
    ...indexFiles(indexed, '/', () => 'abc123').files,
  ];
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}
