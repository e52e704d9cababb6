import {Disclosure} from '@tide/ui';

export default function HarbourRules() {
  return (
    <Disclosure label="Rules of the harbour" defaultOpen>
      Three knots at most, fenders out, and no engine after ten at night.
    </Disclosure>
  );
}
