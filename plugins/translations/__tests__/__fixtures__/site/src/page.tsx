import Translate, {translate} from '@docusaurus/Translate';

export const TITLE = translate({id: 'own.title', message: 'Title'});

export default function Page() {
  return <Translate id="own.text">Text</Translate>;
}
