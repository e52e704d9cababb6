import {Children, isValidElement, useRef} from 'react';
import type {ReactElement, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {DemoFile} from '../../../../demo-code/core/types';
import FileTabs from './FileTabs';
import {fileOfBlock, nameIn, onlyVariant} from './files';
import type {Marks} from './files';
import {useServedParts} from './useServedParts';
import type {SourceState} from './useSource';
import {useStops} from './useStops';
import styles from './styles.module.css';

export interface DemoSourceProps {
  /** Id of what holds the files. */
  id: string;
  /** Id of the demo's figure. */
  figureId: string | undefined;
  /** Name of the demo, for analytics. */
  name: string;
  source: SourceState;
  /** The blocks, each with its {@link Marks}; a block without marks is the demo's own file. */
  children: ReactNode;
}

/**
 * The source of a demo: an excerpt as long as it is folded, all of its files when it is unfolded.
 * What is shown is decided by the style sheet alone, by attributes that are right in the HTML that
 * is served. Without JavaScript the files stand one below the other, each with its name.
 */
export default function DemoSource(props: DemoSourceProps): ReactNode {
  const {id, figureId, name, source, children} = props;
  const {files, variant, forced, shown} = source;
  const blocks = Children.toArray(children).filter((child) => isValidElement<MarkedProps>(child));
  const marks = blocks.map(({props}) => props);
  const fileName = (file: DemoFile) => nameIn(variant, file, {files, blocks: marks});
  const element = useRef<HTMLDivElement>(null);
  const isKept = marks.some((each) => each['data-kept'] !== undefined);
  const served = useServedParts(figureId, element, isKept);
  useStops(element, isKept ? (served.parts ?? isKept) : undefined);
  const parts = blocks.map((block, at) => (
    <Part key={block.key} block={block} source={source} served={served.parts?.[at]} />
  ));
  const file = files.find((each) => each.name === shown);
  return (
    // Code stays left-to-right.
    <div ref={element} className={styles.source} dir="ltr" data-demo-source={forced ?? ''}>
      {files.length > 1 && <FileTabs id={id} name={name} source={source} fileName={fileName} />}
      {files.length > 1 ? (
        <div id={id} role="group" aria-label={file && fileName(file)}>
          {parts}
        </div>
      ) : (
        parts
      )}
      {served.isLost && (
        <p className={styles.lost} dir="auto" role="alert">
          <Translate
            id="vitrine.demo.sourceLost"
            description="In the place of a demo's code, which comes with its page"
          >
            The code could not be loaded.
          </Translate>
        </p>
      )}
    </div>
  );
}

type MarkedProps = Marks & {children?: ReactNode};

interface PartProps {
  block: ReactElement<MarkedProps>;
  source: SourceState;
  /** As it is served, where the page was navigated to. */
  served: {__html: string} | undefined;
}

/** The same object for ever: React empties the element as soon as it sees another one. */
const KEEP_WHAT_IS_SERVED = {__html: ''};

/** A block, with what style sheet and copy buttons must know of it. */
function Part({block, source: {files, shown}, served}: PartProps): ReactNode {
  const {props} = block;
  const file = fileOfBlock(props, files);
  if (!file) return block;
  const isPreview = props['data-preview'] !== undefined;
  // Folded, a demo shows the excerpt of its own file, whichever file was looked at before.
  const isShown = isPreview ? file === files[0] : file.name === shown;
  const isKept = props['data-kept'] !== undefined;
  // What its marks say stands here.
  const children = props['data-demo-file'] === undefined ? block : props.children;
  return (
    <div
      className={clsx(isPreview ? styles.preview : styles.whole, files.length > 1 && styles.named)}
      data-code-part={isPreview ? 'preview' : 'whole'}
      data-code-name={props['data-demo-file'] ?? file.name}
      data-code-only={onlyVariant(props, file)}
      data-code-hidden={isShown ? undefined : ''}
      {...(isKept
        ? {
            suppressHydrationWarning: true,
            dangerouslySetInnerHTML: served ?? KEEP_WHAT_IS_SERVED,
          }
        : {children})}
    />
  );
}
