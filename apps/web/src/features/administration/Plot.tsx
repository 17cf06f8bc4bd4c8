import { localeOf } from '@bellgrid/texts';
import { useAdminTexts } from './admin-texts.ts';
import { Panel } from './ClientPage.tsx';
import classes from './Plot.module.css';

type Unit = 'day' | 'week' | 'month';

/** The first day of the day, week (from Monday) or month that is `back` of them before today, in UTC. */
function beginOf(unit: Unit, back: number): Date {
  const date = new Date();
  if (unit === 'day') date.setUTCDate(date.getUTCDate() - back);
  if (unit === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7) - 7 * back);
  if (unit === 'month') date.setUTCMonth(date.getUTCMonth() - back, 1);
  return date;
}

/** The numbers of a scale that reaches the highest count, from the top: whole ones, the middle one too. */
function scaleOf(most: number): readonly number[] {
  if (most <= 1) return [1, 0];
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 6, 8].find((each) => each * power >= most && (each * power) % 2 === 0) ?? 10;
  return [step * power, (step * power) / 2, 0];
}

interface PlotProps {
  readonly title: string;
  readonly unit: Unit;
  readonly counts: readonly number[];
}

/** A bar for each day, week or month up to the present one, beside a scale; the present one in words. */
export function Plot({ title, unit, counts }: PlotProps) {
  const { t, i18n } = useAdminTexts();
  const locale = localeOf(i18n.language);
  const scale = scaleOf(Math.max(0, ...counts));
  const [top = 1] = scale;
  const words =
    unit === 'month' ? ({ month: 'short', year: 'numeric' } as const) : ({ dateStyle: 'medium' } as const);
  const format = new Intl.DateTimeFormat(locale, { ...words, timeZone: 'UTC' });
  const bars = counts.map((count, index) => ({
    date: format.format(beginOf(unit, counts.length - 1 - index)),
    count,
  }));
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <Panel title={title}>
      <div className={classes.plot}>
        <div className={classes.scale} aria-hidden>
          {scale.map((number) => (
            <span key={number}>{number.toLocaleString(locale)}</span>
          ))}
        </div>
        <ul className={classes.bars} data-halved={scale.length > 2 || undefined}>
          {bars.map(({ date, count }) => (
            <li key={date} title={t('overview.bar', { date, count })}>
              <span className="visually-hidden">{t('overview.bar', { date, count })}</span>
              <i style={{ height: `${(count / top) * 100}%` }} />
            </li>
          ))}
        </ul>
        <p className={classes.axis}>
          <span>{first?.date}</span>
          <b>{last && t('overview.bar', last)}</b>
        </p>
      </div>
    </Panel>
  );
}
