import type { ComponentProps } from 'react';
import { Icon } from '../../components/icon/icon';
import { FilterLinks } from './filter-links';
import * as styles from './more-filters.module.css';

type MoreFiltersProps = {
  label: string;
  groups: readonly ComponentProps<typeof FilterLinks>[];
  /** Whether it is open from the beginning. */
  isOpen: boolean;
};

/** Groups of filters that open below the first. */
export function MoreFilters({ label, groups, isOpen }: MoreFiltersProps) {
  return (
    <details className={styles.more} open={isOpen}>
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
