import { commands, neighbourStructure } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Loss, lossesBy } from '../../document/draft/losses.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { DangerDialog } from '../../ui/dialogs/DangerDialog.tsx';
import { LossList } from '../../ui/dialogs/LossList.tsx';
import { chooseStructure, type StructureTabsState } from './structure-choice.ts';

/** Deletes the chosen structure after saying what goes along; a neighbour is shown then. */
export function DeleteStructure({ tabs: { chosen, structures } }: { tabs: StructureTabsState }) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const [losses, setLosses] = useState<readonly Loss[] | null>(null);
  if (!chosen) return null;
  const remove = () => {
    const ids = structures.map((structure) => structure.id);
    if (runEdit(commands.deleteStructure, { id: chosen.id })) {
      chooseStructure(neighbourStructure(ids, chosen.id));
    }
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
        onClick={() => {
          const found = lossesBy(draft, commands.deleteStructure, { id: chosen.id });
          if (chosen.isUninitialized && found.length === 0) remove();
          else setLosses(found);
        }}
      >
        {t('structure.delete.button')}
      </Button>
      <DangerDialog
        opened={losses !== null}
        onClose={() => setLosses(null)}
        onConfirm={remove}
        confirm={t('structure.delete.button')}
      >
        <p>{t(losses?.length ? 'structure.delete.loses' : 'structure.delete.body', { name: chosen.name })}</p>
        <LossList losses={losses ?? []} />
      </DangerDialog>
    </>
  );
}
