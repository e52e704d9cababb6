import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {clickData} from '../../../_shared/client';
import type {ApiProp, ApiSignature} from '../../../api-model/core/model';
import type {ApiDemo} from '../../core/page/pageModel';
import type {Companions} from '../../core/view/alternatives';
import Code from './Code';
import Description from './Description';
import {With} from './PropList';
import TypeText from './TypeText';
import details from './details.module.css';

interface Props {
  readonly prop: ApiProp;
  /** Demos that set it. */
  readonly demos: readonly ApiDemo[];
  /** Anchor of the list of all demos. */
  readonly demosId: string;
  /** What it goes with, where that is not everything. */
  readonly companions: Companions | undefined;
}

/** So many are named beside a prop: `children` is set by hundreds. */
const NAMED = 3;

/** What a prop's row says below its description: how it is called, how it is written, who shows it. */
export default function PropDetails({prop, companions, ...shown}: Props): ReactNode {
  const {type, signature} = prop;
  const isAlias = type.members.length > 0 && bare(type.source) !== bare(type.text);
  return (
    <>
      {companions && <With of={companions} />}
      {signature && <Signature signature={signature} />}
      {isAlias && (
        <p className={details.fact}>
          <Translate
            id="vitrine.api.written"
            description="Before a type as the source of a component writes it"
          >
            Written as
          </Translate>{' '}
          <TypeText text={type.source} />
        </p>
      )}
      {shown.demos.length > 0 && <ShownIn prop={prop} {...shown} />}
    </>
  );
}

/** A union without its order, brackets and `undefined`, which say nothing new. */
function bare(type: string): string {
  const cases = type.replaceAll(/[\s()]/g, '').split('|');
  return cases
    .filter((each) => each !== 'undefined')
    .sort()
    .join('|');
}

function Signature({signature: {parameters, returns}}: {readonly signature: ApiSignature}) {
  const told = [
    ...parameters,
    ...(returns?.description ? [{name: 'return', ...returns}] : []),
  ].filter(({description}) => description !== '');
  if (told.length === 0) return null;
  return (
    <dl className={details.parameters}>
      {told.map(({name, description}) => (
        <div key={name}>
          <dt>
            <Code>{name}</Code>
          </dt>
          <dd>
            <Description text={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ShownIn({prop, demos, demosId}: Omit<Props, 'companions'>): ReactNode {
  const rest = demos.length - NAMED;
  return (
    <p className={details.fact}>
      <Translate id="vitrine.api.shown" description="Before links to the demos that set a prop">
        Shown in
      </Translate>{' '}
      {demos.slice(0, NAMED).map(({title, href}, index) => (
        <span key={title}>
          {index > 0 && ', '}
          <Link to={href} {...clickData('api', 'demo', title)}>
            {title}
          </Link>
        </span>
      ))}
      {rest > 0 && (
        <>
          {', '}
          <a href={`#${demosId}`} {...clickData('api', 'more', prop.name)}>
            {translate(
              {
                id: 'vitrine.api.demos.more',
                message: '{count} more',
                description: 'Opens the rest of a long list of demos',
              },
              {count: rest},
            )}
          </a>
        </>
      )}
    </p>
  );
}
