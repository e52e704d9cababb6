import {Shade, type ShadeProps} from './parts/Shade';

/** A shade that stands before all. */
export const Curtain = (props: ShadeProps) => <Shade strength={2} {...props} fixed />;
