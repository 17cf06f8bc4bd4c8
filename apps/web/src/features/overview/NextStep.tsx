import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SchoolFacts } from '../../document/draft/school-facts.ts';
import classes from './NextStep.module.css';

/** The progress of the timetable, and the way to it. */
export function NextStep({ facts }: { facts: SchoolFacts }) {
  const { t } = useTranslation();
  const step = nextStep(facts);
  return (
    <section className={classes.next}>
      <div className={classes.nextText}>
        <h3 className={classes.nextTitle}>
          {t(`overview.next.${step}`, { placed: facts.placed, lessons: facts.schedulable })}
        </h3>
        <p className={classes.nextBody}>{t(`overview.next.${step}Body`)}</p>
        {facts.placed > 0 ? (
          <div className={classes.track} aria-hidden>
            <div style={{ width: `${(100 * facts.placed) / facts.schedulable}%` }} />
          </div>
        ) : null}
      </div>
      <Button
        size="md"
        rightSection={<IconArrowRight size={18} stroke={1.8} aria-hidden className="mirrored" />}
        renderRoot={(props) => <Link to="/schedule" {...props} />}
      >
        {t('overview.goToSchedule')}
      </Button>
    </section>
  );
}

function nextStep({ schedulable: lessons, placed }: SchoolFacts): 'noLessons' | 'none' | 'unplaced' | 'all' {
  if (lessons === 0) return 'noLessons';
  if (placed === 0) return 'none';
  return placed === lessons ? 'all' : 'unplaced';
}
