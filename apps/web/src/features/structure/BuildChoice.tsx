import { commands, type ScheduleStructure } from '@bellgrid/model';
import { Button, Select } from '@mantine/core';
import { IconCopy, IconFile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import classes from './BuildChoice.module.css';
import { BuilderForm } from './BuilderForm.tsx';
import { DeleteStructure } from './DeleteStructure.tsx';
import type { StructureTabsState } from './structure-choice.ts';

interface BuildChoiceProps {
  readonly structure: ScheduleStructure;
  readonly tabs: StructureTabsState;
}

/** A structure that is not built yet: automatically by a few figures, or by hand from a copy or from one period. */
export function BuildChoice({ structure, tabs }: BuildChoiceProps) {
  const { t } = useTranslation();
  const built = tabs.structures.filter((each) => !each.isUninitialized);
  const [from, setFrom] = useState<string | null>(built[0]?.id ?? null);
  const { id } = structure;
  return (
    <>
      <header className={classes.header}>
        <div>
          <h2 className={classes.title}>{t('structure.build.title')}</h2>
          <p className={classes.body}>{t('structure.build.body')}</p>
        </div>
        {tabs.canDelete ? <DeleteStructure tabs={tabs} /> : null}
      </header>
      <div className={classes.choices}>
        <section className={classes.automatic}>
          <h3>{t('structure.build.automatic')}</h3>
          <BuilderForm structure={structure} />
        </section>
        <div className={classes.or}>
          <span>{t('structure.build.or')}</span>
        </div>
        <section className={classes.manual}>
          <h3>{t('structure.build.manual')}</h3>
          {built.length > 0 ? (
            <div className={classes.copy}>
              <Select
                label={t('structure.build.duplicateWhich')}
                data={built.map((each) => ({ value: each.id, label: each.name }))}
                value={from}
                onChange={setFrom}
                allowDeselect={false}
              />
              <Button
                variant="default"
                leftSection={<IconCopy size={16} stroke={1.7} aria-hidden />}
                disabled={from === null}
                onClick={() => from !== null && runEdit(commands.copyStructure, { id, from })}
              >
                {t('structure.build.duplicate')}
              </Button>
            </div>
          ) : null}
          <div className={classes.fresh}>
            <Button
              variant="default"
              leftSection={<IconFile size={16} stroke={1.7} aria-hidden />}
              onClick={() => runEdit(commands.buildStructure, { id, count: 1 })}
            >
              {t('structure.build.fresh')}
            </Button>
            <p className={classes.body}>{t('structure.build.freshBody')}</p>
          </div>
        </section>
      </div>
    </>
  );
}
