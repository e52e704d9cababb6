declare module 'vitrine-helmet' {
  import type {Component, PropsWithChildren} from 'react';

  /** react-helmet-async's own, of the copy that Docusaurus has. */
  export class HelmetProvider extends Component<PropsWithChildren<{context?: object}>> {}
}
