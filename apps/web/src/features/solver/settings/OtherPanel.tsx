import { Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../document/draft/use-draft.ts';
import { changeConfig } from './change-config.ts';

/** The aims of the solver. */
export function OtherPanel() {
  const { t } = useTranslation();
  const { placeAsManyAsPossible, similarSchedule } = useDraft((draft) => draft.config);
  return (
    <Stack gap="lg">
      <Switch
        label={t('solver.settings.placeAsMany')}
        description={t('solver.settings.placeAsManyHint')}
        checked={placeAsManyAsPossible}
        onChange={(event) => changeConfig({ placeAsManyAsPossible: event.currentTarget.checked })}
      />
      <Switch
        label={t('solver.settings.similar')}
        description={t('solver.settings.similarHint')}
        checked={similarSchedule}
        onChange={(event) => changeConfig({ similarSchedule: event.currentTarget.checked })}
      />
    </Stack>
  );
}
