import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { EntityList } from '../../ui/entity-list/EntityList.tsx';
import { groupsByName } from '../../ui/fields/draft-items.ts';
import { FindingBanner } from '../../ui/fields/FindingBanner.tsx';
import { TableImportButton } from '../table-import/TableImportButton.tsx';
import { groupEntity } from './group-entity.ts';
import { shortGroups } from './group-facts.ts';

/** The Classes screen. */
export function ClassesPage() {
  const groups = groupsByName(useDraft((draft) => draft.groups));
  return (
    <EntityList
      entity={groupEntity}
      items={groups}
      banners={<ShortClasses />}
      tools={<TableImportButton kind="groups" />}
    />
  );
}

/** The banner of classes without enough periods. */
function ShortClasses() {
  const { t } = useTranslation();
  const groups = useDraft(shortGroups);
  return <FindingBanner severity="error" text={t('classes.notEnough')} items={groups} path="/classes" />;
}
