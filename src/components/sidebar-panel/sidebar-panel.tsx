import { ButtonLink } from '../button/button';
import * as field from '../../styles/field.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './sidebar-panel.module.css';

type SidebarPanelProps = {
  title: string;
  text: string;
  button: { href: string; label: string };
};

/** A panel of full colour in a sidebar that asks the reader to get in touch. */
export function SidebarPanel({ title, text, button }: SidebarPanelProps) {
  return (
    <section className={`${styles.panel} ${field.grove}`}>
      <h2 className={type.h3}>{title}</h2>
      <p>{text}</p>
      <p>
        <ButtonLink href={button.href} size="small">
          {button.label}
        </ButtonLink>
      </p>
    </section>
  );
}
