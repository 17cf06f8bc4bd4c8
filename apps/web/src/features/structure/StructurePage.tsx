import { commands, createId } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { isEmptySchool } from '../../document/draft/school-facts.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useEntryToOpen } from '../../ui/entity-form/use-entry-to-open.ts';
import { Tabs, tabProps } from '../../ui/frame/Tabs.tsx';
import { Welcome } from '../overview/Welcome.tsx';
import { UsualRulesOffer } from '../usual-rules/UsualRulesOffer.tsx';
import { BuildChoice } from './BuildChoice.tsx';
import { SchoolOptions } from './SchoolOptions.tsx';
import { StructureEditor } from './StructureEditor.tsx';
import classes from './StructurePage.module.css';
import {
  chooseStructure,
  newStructureName,
  type StructureTabsState,
  structureTabs,
  useStructureChoice,
} from './structure-choice.ts';
import { useSeveralStructures } from './use-several-structures.ts';

/** The Schedule Structure screen: when the school has lessons, and which parts of the product it uses. */
export function StructurePage() {
  const { t } = useTranslation();
  const empty = useDraft(isEmptySchool);
  const all = useDraft((draft) => draft.schoolData.structures);
  const days = useDraft((draft) => draft.schoolData.days);
  const wanted = useStructureChoice();
  const { isEnabled } = useSeveralStructures();
  const tabs = structureTabs(all, wanted, isEnabled);
  const { chosen, hasTabs } = tabs;
  // The tab of its structure first, where its dialogs are: for a day, of any that is built.
  useEntryToOpen(({ records = [] }) => {
    const isOfDay = days.some(({ id }) => records.includes(id));
    const own = tabs.structures.find(
      ({ id, isUninitialized }) => records.includes(id) || (isOfDay && !isUninitialized),
    );
    if (own !== undefined && own !== chosen) chooseStructure(own.id);
    return own !== undefined && own === chosen;
  });
  const panel = hasTabs && chosen ? { role: 'tabpanel', 'aria-labelledby': structureTabId(chosen.id) } : {};
  return (
    <div className={classes.page}>
      {empty ? <Welcome isBuilt={chosen?.isUninitialized === false} /> : null}
      <UsualRulesOffer />
      {hasTabs ? <StructureTabs {...tabs} /> : null}
      <div className={classes.work}>
        <div className={classes.structure} {...panel}>
          {chosen === undefined ? null : chosen.isUninitialized ? (
            <BuildChoice key={chosen.id} structure={chosen} tabs={tabs} />
          ) : (
            <StructureEditor key={chosen.id} structure={chosen} tabs={tabs} />
          )}
        </div>
        <aside className={classes.options} aria-label={t('structure.options.heading')}>
          <SchoolOptions />
        </aside>
      </div>
    </div>
  );
}

const structureTabId = (id: string) => `structure-tab-${id}`;

/** The structures by name, and '+' for another one. */
function StructureTabs({ structures, chosen, canAdd }: StructureTabsState) {
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
          <span className={classes.tabName}>{name}</span>
          {isUninitialized ? <i className={classes.notBuilt}>{t('structure.notBuilt')}</i> : null}
        </button>
      ))}
    </Tabs>
  );
}
