import type { Period } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../platform/clock-time.ts';
import classes from './BuilderForm.module.css';
import { pauseBefore } from './structure-facts.ts';

interface BellPreviewProps {
  readonly periods: readonly Period[];
  /** The reason that there is nothing to preview. */
  readonly error: string | null;
}

/** The periods and breaks of one day, as they would be built. */
export function BellPreview({ periods, error }: BellPreviewProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.preview} aria-label={t('structure.build.preview')}>
      <h4>{t('structure.build.preview')}</h4>
      {error ? (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
        <ol tabIndex={0}>
          {periods.map((period, index) => {
            const pause = pauseBefore(periods, index);
            return (
              <li key={period.id}>
                {pause > 0 ? (
                  <span className={classes.pause}>{t('structure.break', { count: pause })}</span>
                ) : null}
                <span className={classes.bell}>
                  <b title={period.label}>{period.label || period.index + 1}</b>
                  <bdi dir="ltr">
                    {clockTime(period.periodStart)}–{clockTime(period.periodEnd)}
                  </bdi>
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
