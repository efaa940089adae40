import { useEffect, useRef } from 'react';
import * as layout from '../../styles/layout.module.css';
import * as styles from './door-switch.module.css';

type DoorSwitchProps = {
  question: string;
  doors: readonly { readonly address: string; readonly title: string }[];
};

/**
 * The choice between the two forms on narrow screens. There is one copy for each form that the address may name, with
 * that form chosen, and the style sheet shows the right copy: without scripts, nothing else can choose. With scripts,
 * all copies agree, and a link to a form chooses it again, even if the address stays the same.
 */
export function DoorSwitch({ question, doors }: DoorSwitchProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current!;
    const radios = [...element.querySelectorAll('input')];
    const choose = (address: string) => {
      for (const radio of radios) if (radio.value === address) radio.checked = true;
    };
    const chooseByAddress = () => choose(window.location.hash.slice(1));
    const chooseByLink = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('a');
      if (link?.pathname === window.location.pathname) choose(link.hash.slice(1));
    };
    const chooseByRadio = ({ value }: HTMLInputElement) => {
      choose(value);
      // So that a reload and Back show the same form again.
      window.history.replaceState(window.history.state, '', `#${value}`);
    };
    const handleChange = ({ target }: Event) => chooseByRadio(target as HTMLInputElement);
    // The visitor may have chosen before the page started.
    const chosen = radios.find(({ checked, defaultChecked }) => checked && !defaultChecked);
    if (chosen) chooseByRadio(chosen);
    else chooseByAddress();
    // Where both are seen, the form in use: it stays when the window becomes narrower.
    const chooseByFocus = () => {
      const door = document.activeElement?.closest('section')?.getAttribute('aria-labelledby');
      if (door) choose(door);
    };
    chooseByFocus();
    document.addEventListener('focusin', chooseByFocus);
    element.addEventListener('change', handleChange);
    window.addEventListener('hashchange', chooseByAddress);
    document.addEventListener('click', chooseByLink, true);
    return () => {
      document.removeEventListener('focusin', chooseByFocus);
      element.removeEventListener('change', handleChange);
      window.removeEventListener('hashchange', chooseByAddress);
      document.removeEventListener('click', chooseByLink, true);
    };
  }, [doors]);
  return (
    <div ref={root} className={styles.place}>
      {doors.map(({ address: named }) => (
        <fieldset key={named} className={styles.choices}>
          <legend className={layout.hidden}>{question}</legend>{' '}
          {doors.map(({ address, title }) => (
            <label key={address} className={styles.choice}>
              <input
                className={styles.radio}
                type="radio"
                name={`door-${named}`}
                value={address}
                defaultChecked={address === named}
              />
              {`${title} `}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
