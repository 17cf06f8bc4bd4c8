import type { Draft } from '@bellgrid/model';
import { localeOf } from '@bellgrid/texts';
import { CloseButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { oncePer } from '../../document/draft/once-per.ts';
import { isEmptySchool } from '../../document/draft/school-facts.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { rememberOnPage, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { useShownScreen } from '../../ui/frame/use-shown-screen.ts';
import { TourButton } from '../help/TourOffer.tsx';
import { wantGenerate } from '../solver/generate-focus.ts';
import classes from './Checklist.module.css';
import { checklist, nextStepOf } from './checklist.ts';

const CLOSED = 'checklistClosed';

const stepsOf = oncePer((draft: Draft) => ({ items: checklist(draft) }));

/**
 * The way to the first timetable, on top of every screen of the editor until there is one or it is closed; on the home
 * page it stays.
 */
export function Checklist({ isHome = false }: { readonly isHome?: boolean }) {
  const { t, i18n } = useTranslation();
  const { items } = useDraft(stepsOf);
  // The ways to begin, which are shown then, offer the tour themselves.
  const isEmpty = useDraft(isEmptySchool);
  const isClosed = usePageMemory(({ memory }) => memory[CLOSED] === true);
  const screen = useShownScreen();
  if (items === null || (!isHome && (isClosed || screen === undefined))) return null;
  const next = nextStepOf(items);
  return (
    <section
      className={classes.bar}
      data-home={isHome || undefined}
      aria-label={t('overview.checklist.title')}
    >
      <ol>
        {items.map(({ step, path: to, isDone, count }, index) => (
          <li key={step} data-done={isDone || undefined} data-next={step === next || undefined}>
            <Link
              to={to}
              aria-current={screen?.path === to ? 'step' : undefined}
              aria-label={t(isDone ? 'overview.checklist.done' : 'overview.checklist.open', {
                number: index + 1,
                step: t(`overview.checklist.${step}`),
                count: count ?? 0,
              })}
              onClick={step === 'generate' ? wantGenerate : undefined}
            >
              <span className={classes.sign} aria-hidden>
                {isDone ? <IconCheck size={13} stroke={2.4} /> : index + 1}
              </span>
              {t(`overview.checklist.${step}`)}
              {count !== null && count > 0 ? (
                <span className={classes.count}>{count.toLocaleString(localeOf(i18n.language))}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ol>
      {isHome || isEmpty ? null : <TourButton />}
      {isHome ? null : (
        <CloseButton
          size="sm"
          aria-label={t('overview.checklist.close')}
          onClick={() => rememberOnPage(CLOSED, true)}
        />
      )}
    </section>
  );
}
