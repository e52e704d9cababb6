import {translate} from '@docusaurus/Translate';

translate({id: 'own.ofATest', message: 'Of a test'});
