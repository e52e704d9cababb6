import type {ReactNode} from 'react';
import type {ApiDefinition} from '../../../api-model/core/model';
import {formatType} from '../../core/view/formatType';
import Description from './Description';
import TypeText from './TypeText';
import styles from './types.module.css';

/** What a type's name stands for. */
export default function Definition({definition}: {readonly definition: ApiDefinition}): ReactNode {
  const {name, text, description} = definition;
  return (
    <>
      <Description text={description} />
      <div className={styles.definition}>
        <TypeText text={formatType(text)} of={name} />
      </div>
    </>
  );
}
