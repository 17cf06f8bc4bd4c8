import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { wantGenerate } from '../solver/generate-focus.ts';
import classes from './NextStep.module.css';
import type { SchoolStep } from './next-step.ts';

/** The one next step of the school, and the way to it. */
export function NextStep({ next: { step, path, count } }: { readonly next: SchoolStep }) {
  const { t } = useTranslation();
  const toGenerate = step === 'generate' || step === 'unplaced';
  return (
    <section className={classes.next}>
      <div className={classes.nextText}>
        <h3 className={classes.nextTitle}>{t(`home.next.${step}`, { count })}</h3>
        <p className={classes.nextBody}>{t(`home.next.${step}Body`)}</p>
      </div>
      <Button
        size="md"
        rightSection={<IconArrowRight size={18} stroke={1.8} aria-hidden className="mirrored" />}
        renderRoot={(props) => <Link to={path} {...props} onClick={toGenerate ? wantGenerate : undefined} />}
      >
        {t(path === '/schedule' ? 'home.next.look' : 'home.next.goOn')}
      </Button>
    </section>
  );
}
