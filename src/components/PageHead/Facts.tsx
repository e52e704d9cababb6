import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** The line of chips: package and the pages elsewhere that a component's front matter names. */
export default function Facts({facts}: {facts: Readonly<Record<string, unknown>>}): ReactNode {
  const {packageName, waiAria, materialDesign} = facts;
  const chips = [
    {label: packageName, href: `https://www.npmjs.com/package/${String(packageName)}`},
    {label: isText(waiAria) && 'WAI-ARIA pattern', href: String(waiAria)},
    {label: isText(materialDesign) && 'Material Design', href: String(materialDesign)},
  ];
  const shown = chips.flatMap(({label, href}) => (isText(label) ? [{label, href}] : []));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label="About this component">
      {shown.map(({label, href}) => (
        <li key={label}>
          <Link href={href}>
            {/* A package's name begins with a sign that would change sides in right-to-left text. */}
            <bdi>{label}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
