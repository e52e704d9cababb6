export type {ErrorParts as Fault} from '../../_shared/text/errors';
