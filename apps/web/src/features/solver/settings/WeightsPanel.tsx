import { hardenedByDisabling } from '@bellgrid/constraints';
import { type Category, categories, commands } from '@bellgrid/model';
import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../../document/draft/draft-source.ts';
import { CategoryWeight } from './CategoryWeight.tsx';
import classes from './SolverSettings.module.css';

/**
 * The nine categories of constraints, each with a weight of its own once it is switched on. Switching one off
 * makes its soft constraints hard, so that needs a confirmation with their number.
 */
export function WeightsPanel() {
  const { t } = useTranslation();
  const source = useDraftSource();
  const setEnabled = (category: Category, enabled: boolean) =>
    source.run(commands.setCategoryWeight, { category, enabled });
  const [asking, setAsking] = useState<{ category: Category; count: number } | null>(null);
  const toggle = (category: Category, on: boolean) => {
    // A rule for many is one constraint, however many it is for.
    const hardened = on ? [] : hardenedByDisabling(source.draft, category);
    const count = new Set(hardened.map(({ records }) => records.join(' '))).size;
    if (count > 0) setAsking({ category, count });
    else setEnabled(category, on);
  };
  return (
    <>
      <p className={classes.hint}>{t('solver.settings.weightsHint')}</p>
      <ul className={classes.categories}>
        {categories.map((category) => (
          <CategoryWeight key={category} category={category} onToggle={(on) => toggle(category, on)} />
        ))}
      </ul>
      <Modal
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={asking && t('solver.weights.offTitle', { category: t(`solver.weights.${asking.category}`) })}
        size="sm"
        zIndex={300}
      >
        <p className={classes.question}>{t('solver.weights.offBody', { count: asking?.count ?? 0 })}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => setAsking(null)} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button
            onClick={() => {
              if (asking) setEnabled(asking.category, false);
              setAsking(null);
            }}
          >
            {t('solver.weights.offConfirm')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
