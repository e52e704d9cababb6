import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {clickData} from '../../../_shared/client';
import type {ApiPart, PageModel} from '../../core/page/pageModel';
import {sectionId, sectionKinds, type SectionKind} from '../../core/view/sections';
import About from './About';
import Alternatives from './Alternatives';
import Code from './Code';
import Demos from './Demos';
import Description from './Description';
import Facts from './Facts';
import Imports from './Imports';
import {
  classRows,
  cssRows,
  dataRows,
  propRows,
  returnRows,
  slotRows,
  type RowData,
} from './rowData';
import Rows from './Rows';
import Source from './Source';
import {sectionTitle} from './titles';
import TypesProvider from './TypesProvider';
import TypesSection from './TypesSection';
import TypeText from './TypeText';
import details from './details.module.css';
import styles from './styles.module.css';

export interface Props {
  readonly model: PageModel;
  readonly root: string;
  /** Level of the parts' headings. */
  readonly level: 2 | 3;
}

/** All parts of one model's reference. */
export default function Api({model, root, level}: Props): ReactNode {
  return (
    <div className={styles.api}>
      <TypesProvider model={model}>
        {sectionKinds(model).map((kind) => (
          <Part key={kind} kind={kind} model={model} root={root} level={level} />
        ))}
      </TypesProvider>
    </div>
  );
}

const ROWS: Partial<Record<SectionKind, (model: PageModel) => RowData[]>> = {
  props: propRows,
  returns: returnRows,
  slots: slotRows,
  classes: classRows,
  css: cssRows,
  data: dataRows,
};

interface PartProps extends Props {
  readonly kind: SectionKind;
}

function Part({kind, model, root, level}: PartProps): ReactNode {
  const title = sectionTitle(kind, model);
  const id = sectionId(model.name, kind);
  const toRows = ROWS[kind];
  if (toRows) {
    return (
      <Rows
        section={kind}
        id={id}
        level={level}
        title={title}
        rows={toRows(model)}
        model={kind === 'props' ? model : undefined}
      >
        <Preface kind={kind} model={model} />
      </Rows>
    );
  }
  return (
    <section className={styles.section}>
      <Heading as={`h${level}`} id={id} className={styles.heading}>
        {title}
      </Heading>
      {kind === 'demos' && <Demos model={model} />}
      {kind === 'import' && (
        <>
          <Deprecation reason={model.deprecated} />
          <Imports lines={model.imports} />
          <About name={model.name} text={model.description} />
          <Parts model={model} />
          <TypeParameters model={model} />
        </>
      )}
      {kind === 'inheritance' && <Facts model={model} />}
      {kind === 'types' && <TypesSection model={model} />}
      {kind === 'source' && <Source model={model} root={root} />}
    </section>
  );
}

/** What stands between the heading of a section of rows and its rows. */
function Preface({kind, model}: Pick<PartProps, 'kind' | 'model'>): ReactNode {
  if (kind === 'returns' && model.returns) {
    return (
      <p>
        <TypeText text={model.returns.text} />
      </p>
    );
  }
  if (kind !== 'props') return null;
  if (model.props.length + model.sets.length === 0) return <p>{noneText(model)}</p>;
  return <Alternatives model={model} />;
}

function noneText({name, kind}: PageModel): string {
  return kind === 'hook'
    ? translate(
        {
          id: 'vitrine.api.noParameters',
          message: '{name} takes no parameters.',
          description: 'Instead of the parameters of a hook',
        },
        {name},
      )
    : translate(
        {
          id: 'vitrine.api.noProps',
          message: '{name} has no props of its own.',
          description: 'Instead of the props of a component',
        },
        {name},
      );
}

/** That nobody should use it any more, and what to use instead. */
function Deprecation({reason}: {readonly reason: string | null}): ReactNode {
  if (reason === null) return null;
  return (
    <div className={details.deprecated} role="note">
      <p>
        <Translate id="vitrine.api.deprecatedWhole" description="Said of a component as a whole">
          Deprecated
        </Translate>
      </p>
      <Description text={reason} />
    </div>
  );
}

/** What a generic component leaves to whoever uses it. */
function TypeParameters({model: {typeParameters}}: {readonly model: PageModel}): ReactNode {
  if (typeParameters.length === 0) return null;
  return (
    <p className={details.fact}>
      <Translate id="vitrine.api.typeParameters" description="Before the type parameters">
        Type parameters:
      </Translate>{' '}
      {typeParameters.map(({name, constraint, default: given}, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Code>
            {name}
            {constraint !== null && ` extends ${constraint}`}
            {given !== null && ` = ${given}`}
          </Code>
        </span>
      ))}
    </p>
  );
}

function Parts({model: {parts}}: {readonly model: PageModel}): ReactNode {
  if (parts.length === 0) return null;
  return (
    <p className={details.fact}>
      <Translate id="vitrine.api.parts" description="Before the components attached to a component">
        Its parts:
      </Translate>{' '}
      {parts.map(({name, href}, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <PartLink name={name} href={href} />
        </span>
      ))}
    </p>
  );
}

function PartLink({name, href}: Pick<ApiPart, 'name' | 'href'>): ReactNode {
  const code = <Code>{name}</Code>;
  return href === null ? (
    code
  ) : (
    <Link to={href} {...clickData('api', 'part', name)}>
      {code}
    </Link>
  );
}
