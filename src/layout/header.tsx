import { useRef } from 'react';
import { ButtonLink } from '../components/button/button';
import { phoneHref } from '../site/contact-links';
import type { Site } from '../site/use-site';
import * as field from '../styles/field.module.css';
import * as layout from '../styles/layout.module.css';
import { Logo } from './logo';
import { MainMenu } from './main-menu';
import { MobileMenu } from './mobile-menu';
import { TopStrip } from './top-strip';
import { useHeaderState } from './use-header-state';
import * as styles from './header.module.css';

type HeaderProps = Pick<Site, 'company' | 'navigation'> & { path?: string };

/** The most letters for which phones have room beside the name: those of “Call” and “Close”. */
const MOST_LETTERS = 9;

/**
 * The strip and the bar at the top of every page. The bar disappears while the visitor scrolls down, and returns when
 * they scroll up or move the focus into it.
 */
export function Header({ company, navigation, path }: HeaderProps) {
  const element = useRef<HTMLElement>(null);
  const state = useHeaderState(element);
  const { callToAction, callLabel, menuLabel, closeLabel } = navigation;
  const letters = callLabel.length + Math.max(menuLabel.length, closeLabel.length);
  return (
    <header
      ref={element}
      className={`${styles.header} ${layout.screenOnly} ${state === 'default' ? '' : styles[state]}`}
    >
      <TopStrip company={company} label={navigation.contactLabel} />
      <div className={`${styles.bar} ${state === 'shown' ? '' : field.floor}`}>
        <div className={`${layout.wrap} ${styles.content}`}>
          <Logo company={company} home={navigation.home} className={styles.logo} />
          <MainMenu navigation={navigation} path={path} className={styles.wide} />
          <div className={`${styles.wide} ${styles.action}`}>
            <ButtonLink href={callToAction.href} size="small">
              {callToAction.label}
            </ButtonLink>
          </div>
          <a
            className={`${styles.call} ${letters > MOST_LETTERS ? styles.long : ''}`}
            href={phoneHref(company.phone)}
          >
            {callLabel}
          </a>{' '}
          <MobileMenu
            company={company}
            navigation={navigation}
            path={path}
            className={styles.narrow}
          />
        </div>
      </div>
    </header>
  );
}
