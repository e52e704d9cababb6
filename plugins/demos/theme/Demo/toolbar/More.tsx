import {useId} from 'react';
import type {CSSProperties, ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import Glyph from '@theme/Glyph';
import type {DemoReport} from '../../../../demo-code/core/demo';
import {useMenu} from './menu';
import type {Menu} from './menu';
import {reportText, TEXTS} from './texts';
import {ITEM} from './useRoving';
import styles from './styles.module.css';

export interface MoreProps {
  /** Name of the demo, for analytics. */
  name: string;
  report: DemoReport | undefined;
  /** Something in it works without JavaScript. */
  hasLinks: boolean;
  /** The items; they are given what closes the menu. */
  children: (close: () => void) => ReactNode;
}

/** The tools that are not needed every day: a menu in a popover. */
export default function More({name, report, hasLinks, children}: MoreProps): ReactNode {
  // useId has characters that a CSS anchor name may not have.
  const id = `more-${useId().replace(/\W/g, '')}`;
  const isEnhanced = useIsBrowser();
  const menu = useMenu();
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        style={{anchorName: `--${id}`} as CSSProperties}
        popoverTarget={id}
        title={TEXTS.more}
        aria-label={TEXTS.more}
        data-needs={hasLinks ? undefined : 'js'}
        onKeyDown={menu.handleButtonKey}
        data-ga-event-category="demo"
        data-ga-event-action="more"
        data-ga-event-label={name}
        {...ITEM}
        {...(isEnhanced && {'aria-haspopup': 'menu' as const, 'aria-expanded': menu.isOpen})}
      >
        <Glyph node={Ellipsis} />
      </button>
      <Popover id={id} menu={menu} report={report} isEnhanced={isEnhanced}>
        {children(menu.close)}
      </Popover>
    </>
  );
}

interface PopoverProps {
  id: string;
  menu: Menu;
  report: DemoReport | undefined;
  /** JavaScript runs: it is a menu for those who listen. */
  isEnhanced: boolean;
  children: ReactNode;
}

function Popover({id, menu, report, isEnhanced, children}: PopoverProps): ReactNode {
  const {popover, handleToggle, handleMenuKey} = menu;
  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      className={styles.popover}
      style={{positionAnchor: `--${id}`} as CSSProperties}
      onToggle={handleToggle}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is set below, by whether JavaScript runs */}
      <div
        role={isEnhanced ? 'menu' : 'group'}
        aria-label={TEXTS.more}
        aria-describedby={report && `${id}-report`}
        tabIndex={-1}
        onKeyDown={handleMenuKey}
      >
        {children}
      </div>
      {report && (
        <p id={`${id}-report`} className={styles.report}>
          {reportText(report)}
        </p>
      )}
    </div>
  );
}
