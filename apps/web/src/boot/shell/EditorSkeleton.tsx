import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './EditorShell.module.css';
import skeleton from './EditorSkeleton.module.css';

/** The editor's frame while the draft is on its way: the same places, no content. */
export function EditorSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.shell} role="status" aria-label={t('common.loading')}>
      <div className={classes.sidebar}>
        <div className={skeleton.side}>
          <Skeleton height={18} width="70%" />
          <Skeleton height={12} width="30%" mb={12} />
          {screenWidths.map((width) => (
            <Skeleton key={width} height={16} width={width} />
          ))}
        </div>
      </div>
      <div className={classes.main}>
        <div className={skeleton.bar}>
          <Skeleton height={18} width={140} />
        </div>
        <div className={skeleton.page}>
          <Skeleton height={24} width={220} />
          <Skeleton height={96} radius="lg" />
          <Skeleton height={320} radius="lg" />
        </div>
      </div>
    </div>
  );
}

const screenWidths = ['78%', '52%'];
