import { useEffect, useRef, type ComponentProps } from 'react';
import { Icon } from '../../components/icon/icon';
import { useFragment } from '../../hooks/use-fragment';
import { FilterLinks } from './filter-links';
import * as styles from './more-filters.module.css';

type MoreFiltersProps = {
  label: string;
  groups: readonly ComponentProps<typeof FilterLinks>[];
  /** Whether it is open from the beginning. */
  isOpen: boolean;
};

/** Groups of filters that open below the first. They also open when the page's address names one of them. */
export function MoreFilters({ label, groups, isOpen }: MoreFiltersProps) {
  const fragment = useFragment();
  const details = useRef<HTMLDetailsElement>(null);

  // Not every browser opens what holds the target of its address.
  useEffect(() => {
    if (details.current?.querySelector(':target')) details.current.open = true;
  }, [fragment]);

  return (
    <details ref={details} className={styles.more} open={isOpen}>
      <summary className={styles.summary}>
        {label}
        <Icon name="chevron" className={styles.sign} />
      </summary>
      {groups.map((group) => (
        <FilterLinks key={group.id} {...group} />
      ))}
    </details>
  );
}
