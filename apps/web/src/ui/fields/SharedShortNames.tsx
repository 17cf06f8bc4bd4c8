import { itemsOfSharedShortNames, nameKey } from '@bellgrid/model';
import { joinNames } from '@bellgrid/texts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { FindingBanner } from './FindingBanner.tsx';

const keys = {
  teachers: ({ id }: { readonly id: string }) => id,
  subjects: ({ name }: { readonly name: string }) => nameKey(name),
};

/** A warning about teachers or subjects that one short name does not tell apart; nothing while there are none. */
export function SharedShortNames({ kind }: { readonly kind: 'teachers' | 'subjects' }) {
  const { t } = useTranslation();
  const records = useDraft((draft) => draft[kind]);
  const items = useMemo(
    () =>
      itemsOfSharedShortNames(records, keys[kind]).map(({ id, name, shortName }) => ({
        id,
        name: joinNames([name, shortName], ' · '),
      })),
    [records, kind],
  );
  return (
    <FindingBanner severity="warning" text={t(`${kind}.sharedShortNames`)} items={items} path={`/${kind}`} />
  );
}
