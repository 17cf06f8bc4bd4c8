import { Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../draft/use-draft.ts';
import { changeConfig } from './change-config.ts';

/** What of the school counts for the solver; the same switches as on the Schedule Structure screen. */
export function OtherPanel() {
  const { t } = useTranslation();
  const { isClassroomsEnabled, isTracksEnabled } = useDraft((draft) => draft.config);
  return (
    <Stack gap="lg">
      <Switch
        label={t('solver.settings.classrooms')}
        description={t('solver.settings.classroomsHint')}
        checked={isClassroomsEnabled}
        onChange={(event) => changeConfig({ isClassroomsEnabled: event.currentTarget.checked })}
      />
      <Switch
        label={t('solver.settings.divisions')}
        description={t('solver.settings.divisionsHint')}
        checked={isTracksEnabled}
        onChange={(event) => changeConfig({ isTracksEnabled: event.currentTarget.checked })}
      />
    </Stack>
  );
}
