import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './SkeletonList.module.css';

/** The items shown until the server has answered. */
const ITEMS = Array.from({ length: 16 }, (_, index) => index);

interface SkeletonListProps {
  /** The name of the list for screen readers, if it has one of its own. */
  readonly label?: string;
  /** The arrangement of the items, where they are not below each other. */
  readonly className?: string;
}

/** Takes the place of a list that is being loaded from the server. */
export function SkeletonList({ label, className = classes.list }: SkeletonListProps) {
  const { t } = useTranslation();
  return (
    <div className={className} role="status" aria-label={label ?? t('common.loading')}>
      {ITEMS.map((item) => (
        <Skeleton key={item} height={20} />
      ))}
    </div>
  );
}
