import { commands, createId } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { Tabs, tabProps } from '../../ui/frame/Tabs.tsx';
import classes from './StructureTabs.module.css';
import { chooseStructure, newStructureName, type StructureTabsState } from './structure-choice.ts';

export const structureTabId = (id: string) => `structure-tab-${id}`;

/** The structures by name, and '+' for another one. */
export function StructureTabs({ structures, chosen, canAdd }: StructureTabsState) {
  const { t } = useTranslation();
  const add = () => {
    const id = createId();
    const name = newStructureName(structures, (number) => t('structure.newName', { number }));
    if (runEdit(commands.addStructure, { id, name })) chooseStructure(id);
  };
  return (
    <Tabs
      label={t('structure.tabs')}
      add={canAdd ? { label: t('structure.add'), onAdd: add } : null}
      opensByArrows
    >
      {structures.map(({ id, name, isUninitialized }) => (
        <button
          key={id}
          type="button"
          {...tabProps(structureTabId(id), id === chosen?.id)}
          title={name}
          onClick={() => chooseStructure(id)}
        >
          <span className={classes.name}>{name}</span>
          {isUninitialized ? <i className={classes.mark}>{t('structure.notBuilt')}</i> : null}
        </button>
      ))}
    </Tabs>
  );
}
