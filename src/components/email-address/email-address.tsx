import * as styles from './email-address.module.css';

/** An e-mail address. Where a line has no room for it, it breaks after the @ or before a full stop. */
export function EmailAddress({ email }: { email: string }) {
  // In two steps, because Safari before 16.4 cannot read a pattern that looks back.
  const [first, ...others] = email.replace(/@|(?=\.)/g, '$&\n').split('\n');
  return (
    <span>
      {first}
      {others.map((part, index) => (
        <span key={index} className={styles.part}>
          {part}
        </span>
      ))}
    </span>
  );
}
