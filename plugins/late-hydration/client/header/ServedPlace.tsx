import type {ReactNode} from 'react';
import Navbar from 'vitrine-navbar';
import {HEADER} from '../../core/header';

/** The header as the server writes it: in an element of its own, which React takes over by itself. */
export default function ServedHeader(): ReactNode {
  return (
    <div data-header-place="">
      <div {...{[HEADER]: ''}}>
        <Navbar />
      </div>
    </div>
  );
}
