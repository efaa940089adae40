import { graphql } from 'gatsby';
import { useEffect } from 'react';
import { Section } from '../../components/section/section';
import { noteSentTime, useSentTime } from '../../hooks/use-sent-time';
import { clockText, hoursText } from '../../site/office-hours';
import * as type from '../../styles/type.module.css';
import { Readers } from './readers';
import * as styles from './next-steps.module.css';

type NextStepsProps = Queries.NextStepsFragment & { office: Queries.OfficeHoursFragment };

/** What happens after a form is sent, and what to have ready. The first step says when it was sent. */
export function NextSteps({ nextSteps, times, office }: NextStepsProps) {
  const { title, send, sentTitle, readTitle, answer, hoursLead, talk } = nextSteps;
  const sent = useSentTime();
  useEffect(() => () => noteSentTime(), []);
  const { openingHours, timeZone } = office;
  const hours = openingHours && `${hoursLead} ${hoursText(openingHours, times)}.`;
  return (
    <Section labelledBy="next-title" above="tight" below="tight">
      <h2 id="next-title" className={type.h2}>
        {title}
      </h2>
      <ol className={styles.steps}>
        <li className={`${styles.step} ${sent ? styles.done : ''}`}>
          <h3 className={type.h3}>
            {sent ? `${sentTitle} ${clockText(sent, times, timeZone)}` : send.title}
          </h3>
          <p>{send.text}</p>
        </li>
        <li className={styles.step}>
          <h3 className={type.h3}>{readTitle}</h3>
          <Readers {...nextSteps} />
        </li>
        <li className={styles.step}>
          <h3 className={type.h3}>{answer.title}</h3>
          <p>{[answer.text, hours].filter(Boolean).join(' ')}</p>
        </li>
        <li className={styles.step}>
          <h3 className={type.h3}>{talk.title}</h3>
          <p>{talk.text}</p>
        </li>
      </ol>
      <div className={styles.ready}>
        <h3>{nextSteps.readyTitle}</h3>
        <ul>
          {nextSteps.ready.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const nextSteps = graphql`
  fragment NextSteps on ContactPage {
    times {
      ...TimeWords
    }
    nextSteps {
      title
      send {
        ...TitledTextFields
      }
      sentTitle
      readTitle
      answer {
        ...TitledTextFields
      }
      hoursLead
      talk {
        ...TitledTextFields
      }
      readyTitle
      ready
      ...Readers
    }
  }
`;
