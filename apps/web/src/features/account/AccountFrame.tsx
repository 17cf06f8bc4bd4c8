import { isLanguage, languages } from '@bellgrid/texts';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { setLanguage, shownLanguage } from '../../platform/texts/i18n.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { Mark } from '../../ui/frame/Mark.tsx';
import { Announcements } from '../announcements/Announcements.tsx';
import classes from './AccountFrame.module.css';
import { TimetableArt } from './TimetableArt.tsx';

interface AccountFrameProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** The account screens: the form on one side, the purpose of the product on the other when there is room. */
export function AccountFrame({ title, subtitle, children, footer }: AccountFrameProps) {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <div className={classes.frame}>
      <main className={classes.side}>
        <div className={classes.brand}>
          <Mark size={28} />
          <span>{t('common.productName')}</span>
        </div>
        <div className={classes.panel}>
          <div className={classes.announcements}>
            <Announcements />
          </div>
          <h1 className={classes.title}>{title}</h1>
          {subtitle ? <p className={classes.subtitle}>{subtitle}</p> : null}
          {children}
          {footer ? <div className={classes.footer}>{footer}</div> : null}
          <NativeSelect
            className={classes.language}
            aria-label={t('shell.language')}
            size="xs"
            value={shownLanguage()}
            onChange={({ currentTarget: { value } }) => {
              if (isLanguage(value)) void setLanguage(value);
            }}
            data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
          />
        </div>
      </main>
      <aside className={classes.story} aria-label={t('common.productName')}>
        <TimetableArt />
        <p className={classes.tagline}>{t('account.tagline')}</p>
        <ul className={classes.points}>
          <li>{t('account.points.rules')}</li>
          <li>{t('account.points.generate')}</li>
          <li>{t('account.points.adjust')}</li>
        </ul>
      </aside>
    </div>
  );
}
