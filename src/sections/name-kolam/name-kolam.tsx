import { graphql } from 'gatsby';
import { useSite } from '../../site/use-site';
import * as field from '../../styles/field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { FigureActions } from './figure-actions';
import { GateFigure } from './gate-figure';
import { NameForm } from './name-form';
import { useNameKolam } from './use-name-kolam';
import * as styles from './name-kolam.module.css';

/** A field in which a name gets its kolam, which can be changed gate by gate. Nothing of it leaves the page. */
export function NameKolam(words: Queries.NameKolamFragment) {
  const { company } = useSite();
  const { state, isWaiting, section, handle } = useNameKolam(company.brand, words.own);
  const { message, count } = state;
  return (
    <section
      ref={section}
      className={field.grove}
      aria-labelledby="name-kolam-title"
      onPointerOver={handle.touch}
      onTouchStart={handle.touch}
      onFocus={handle.touch}
    >
      <div className={`${layout.wrap} ${layout.grid} ${styles.field}`}>
        <div className={`${styles.text} ${styles.intro}`}>
          <p className={type.label}>{words.label}</p>
          <h2 id="name-kolam-title" className={type.h2}>
            {words.title}
          </h2>
          <p className={type.lead}>{words.text}</p>
          <p className={`${type.soft} ${styles.ownName}`}>{words.ownName}</p>
        </div>
        <GateFigure
          state={state}
          isWaiting={isWaiting}
          label={words.figure}
          words={words.gates}
          onTurn={handle.turn}
        />
        <div className={`${styles.text} ${styles.controls}`}>
          <NameForm label={words.field} submitLabel={words.draw} onDraw={handle.draw} />
          <output className={`${type.soft} ${type.small} ${layout.scriptsOnly} ${styles.message}`}>
            {/* A new element each time, so that the same words are read out again. */}
            <span key={count}>
              <b className={styles.name}>{state.name}.</b> {words.messages[message]}
            </span>
          </output>
          <FigureActions words={words} {...handle} />
        </div>
      </div>
    </section>
  );
}

export const nameKolam = graphql`
  fragment NameKolam on NameKolam {
    label
    title
    text
    ownName
    field
    draw
    figure
    gates {
      ...NameKolamGates
    }
    messages {
      hint
      drawn
      opened
      openedBoth
      closed
      closedBoth
      restored
      nameMissing
    }
    save
    print
    startAgain
    own {
      ...NameFigure
    }
  }
`;
