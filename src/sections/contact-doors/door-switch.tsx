import { useEffect, useRef } from 'react';
import * as layout from '../../styles/layout.module.css';
import * as styles from './door-switch.module.css';

type DoorSwitchProps = {
  question: string;
  doors: readonly { readonly address: string; readonly title: string }[];
};

/**
 * The choice between the two forms on narrow screens. Until the visitor chooses, the style sheet shows the form
 * that the address names, or the first. A link to a form chooses it again, even if the address stays the same.
 */
export function DoorSwitch({ question, doors }: DoorSwitchProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const radios = [...root.current!.querySelectorAll('input')];
    const choose = (fragment: string) => {
      const chosen = radios.find(({ value }) => `#${value}` === fragment);
      if (chosen) chosen.checked = true;
    };
    const chooseByAddress = () => choose(window.location.hash);
    const chooseByLink = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('a');
      if (link?.pathname === window.location.pathname) choose(link.hash);
    };
    if (!radios.some(({ checked }) => checked)) {
      choose(`#${doors[0]?.address}`);
      chooseByAddress();
    }
    window.addEventListener('hashchange', chooseByAddress);
    document.addEventListener('click', chooseByLink, true);
    return () => {
      window.removeEventListener('hashchange', chooseByAddress);
      document.removeEventListener('click', chooseByLink, true);
    };
  }, [doors]);
  return (
    <fieldset ref={root} className={styles.choices}>
      <legend className={layout.hidden}>{question}</legend>
      {doors.map(({ address, title }) => (
        <label key={address} className={styles.choice}>
          <input className={styles.radio} type="radio" name="door" value={address} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
