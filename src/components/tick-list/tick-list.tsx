import * as styles from './tick-list.module.css';

type TickListProps = { items: readonly string[]; className?: string };

/** A list of short points, each after a ringed dot. */
export function TickList({ items, className = '' }: TickListProps) {
  return (
    <ul className={`${styles.list} ${className}`}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
