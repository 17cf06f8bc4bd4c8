import { commands, createId } from '@bellgrid/model';
import { IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import classes from './StructureTabs.module.css';
import { chooseStructure, newStructureName, type StructureTabsState } from './structure-choice.ts';

export const structureTabId = (id: string) => `structure-tab-${id}`;

/** The structures by name, and '+' for another one. Arrow keys move among the tabs. */
export function StructureTabs({ structures, chosen, canAdd }: StructureTabsState) {
  const { t } = useTranslation();
  const add = () => {
    const id = createId();
    const name = newStructureName(structures, (number) => t('structure.newName', { number }));
    if (runEdit(commands.addStructure, { id, name })) chooseStructure(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = tabs.findIndex((tab) => tab.id === document.activeElement?.id);
    const next = tabs[(at + (rtl ? -step : step) + tabs.length) % tabs.length];
    next?.focus();
    next?.click();
  };
  return (
    <div className={classes.bar}>
      <div role="tablist" aria-label={t('structure.tabs')} className={classes.tabs} onKeyDown={onKeyDown}>
        {structures.map(({ id, name, isUninitialized }) => (
          <button
            key={id}
            id={structureTabId(id)}
            type="button"
            role="tab"
            aria-selected={id === chosen?.id}
            tabIndex={id === chosen?.id ? 0 : -1}
            className={classes.tab}
            title={name}
            onClick={() => chooseStructure(id)}
          >
            <span>{name}</span>
            {isUninitialized ? <i>{t('structure.notBuilt')}</i> : null}
          </button>
        ))}
      </div>
      {canAdd ? (
        <button
          type="button"
          className={classes.add}
          aria-label={t('structure.add')}
          title={t('structure.add')}
          onClick={add}
        >
          <IconPlus size={16} stroke={1.8} aria-hidden />
        </button>
      ) : null}
    </div>
  );
}
