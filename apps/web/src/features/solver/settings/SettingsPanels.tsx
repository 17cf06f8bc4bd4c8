import { Accordion, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDialogUndo } from '../../../document/draft/undo-scope.ts';
import { closePanel } from '../run/solver-panels.ts';
import { OtherPanel } from './OtherPanel.tsx';
import { ScopePanel } from './ScopePanel.tsx';
import { TimeLimitField } from './TimeLimitField.tsx';
import { WeightsPanel } from './WeightsPanel.tsx';

const panels = [
  { id: 'configuration', Panel: TimeLimitField },
  { id: 'other', Panel: OtherPanel },
  { id: 'weights', Panel: WeightsPanel },
  { id: 'scope', Panel: ScopePanel },
] as const;

/** The four panels of the solver's settings; any of them can be open. */
export function SettingsPanels() {
  const { t } = useTranslation();
  useDialogUndo();
  return (
    <>
      <Accordion multiple defaultValue={['configuration', 'other']} variant="separated" order={3}>
        {panels.map(({ id, Panel }) => (
          <Accordion.Item key={id} value={id}>
            <Accordion.Control>{t(`solver.settings.panel.${id}`)}</Accordion.Control>
            <Accordion.Panel>
              <Panel />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={closePanel}>
          {t('solver.settings.done')}
        </Button>
      </Group>
    </>
  );
}
