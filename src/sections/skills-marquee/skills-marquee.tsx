import { graphql } from 'gatsby';
import { PlayPauseButton } from '../../components/play-pause-button/play-pause-button';
import { useMotionChoice } from '../../hooks/use-motion-choice';
import * as layout from '../../styles/layout.module.css';
import * as styles from './skills-marquee.module.css';

/** The band of skills that moves below a banner. Its second copy only closes the gap as it moves. */
export function SkillsMarquee({
  label,
  skills,
  pauseLabel,
  playLabel,
}: NonNullable<Queries.SkillsMarqueeFragment['skillsMarquee']>) {
  const { isPaused, toggle } = useMotionChoice();
  if (!skills) return null;
  const items = skills.map((skill) => (
    <li key={skill} className={styles.skill}>
      {skill}
    </li>
  ));
  return (
    <div className={`${styles.marquee} ${layout.screenOnly}`}>
      <div className={styles.window}>
        <div className={`${styles.run} ${isPaused ? styles.paused : ''}`}>
          <ul className={styles.list} aria-label={label}>
            {items}
          </ul>
          <ul className={`${styles.list} ${styles.copy}`} aria-hidden="true">
            {items}
          </ul>
        </div>
      </div>
      <PlayPauseButton
        className={styles.button}
        isPaused={isPaused}
        onClick={toggle}
        pauseLabel={pauseLabel}
        playLabel={playLabel}
      />
    </div>
  );
}

export const skillsMarquee = graphql`
  fragment SkillsMarquee on Query {
    skillsMarquee {
      label
      skills
      pauseLabel
      playLabel
    }
  }
`;
