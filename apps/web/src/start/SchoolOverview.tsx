import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../draft/use-draft.ts';
import { CountTiles } from './CountTiles.tsx';
import classes from './SchoolOverview.module.css';
import { StructureSection } from './StructureSection.tsx';
import { type SchoolFacts, schoolFacts } from './school-facts.ts';
import { structuresOf } from './structure-facts.ts';

/** What the school consists of, when it has school, and the next step. */
export function SchoolOverview() {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const facts = useMemo(() => schoolFacts(draft), [draft]);
  const structures = useMemo(() => structuresOf(draft), [draft]);
  const step = nextStep(facts);
  return (
    <div className={classes.page}>
      <section className={classes.next}>
        <div className={classes.nextText}>
          <h2 className={classes.nextTitle}>
            {t(`start.next.${step}`, { placed: facts.placed, lessons: facts.schedulable })}
          </h2>
          <p className={classes.nextBody}>{t(`start.next.${step}Body`)}</p>
          {facts.placed > 0 ? (
            <div className={classes.track} aria-hidden>
              <div style={{ width: `${(100 * facts.placed) / facts.schedulable}%` }} />
            </div>
          ) : null}
        </div>
        <Button
          size="md"
          rightSection={<IconArrowRight size={18} stroke={1.8} aria-hidden />}
          renderRoot={(props) => <Link to="/schedule" {...props} />}
        >
          {t('start.goToSchedule')}
        </Button>
      </section>
      <CountTiles facts={facts} classroomsEnabled={draft.config.isClassroomsEnabled} />
      {structures.map((structure) => (
        <StructureSection key={structure.id} structure={structure} />
      ))}
    </div>
  );
}

function nextStep({ schedulable: lessons, placed }: SchoolFacts): 'noLessons' | 'none' | 'unplaced' | 'all' {
  if (lessons === 0) return 'noLessons';
  if (placed === 0) return 'none';
  return placed === lessons ? 'all' : 'unplaced';
}
