import { Button, Group, Modal, Tabs } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../app/use-focus-return.ts';
import { useCalendarWidth } from '../calendar-editor/use-calendar-width.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import classes from './EntityForm.module.css';

interface MultiEditModalProps {
  readonly title: string;
  /** The fields of the first tab. */
  readonly attributes: ReactNode;
  readonly isDirty: boolean;
  readonly canApply?: boolean;
  readonly onApply: () => void;
  /** The second tab: what is saved by itself. */
  readonly constraints: ReactNode;
  readonly onClose: () => void;
}

/** Changes several items at once: attributes with Apply, constraints that are saved automatically. */
export function MultiEditModal({
  title,
  attributes,
  isDirty,
  canApply = true,
  onApply,
  constraints,
  onClose,
}: MultiEditModalProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const width = useCalendarWidth();
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <Modal opened onClose={close} title={title} size={width}>
      <Tabs defaultValue="attributes" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="attributes">{t('editing.many.attributes')}</Tabs.Tab>
          <Tabs.Tab value="constraints">{t('editing.many.constraints')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="attributes" pt="md">
          <form
            className={classes.many}
            onSubmit={(event) => {
              event.preventDefault();
              if (isDirty && canApply) onApply();
            }}
          >
            {attributes}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {t('common.cancel')}
              </Button>
              <Button type="submit" disabled={!isDirty || !canApply}>
                {t('editing.many.apply')}
              </Button>
            </Group>
          </form>
        </Tabs.Panel>
        <Tabs.Panel value="constraints" pt="md">
          <div className={classes.many}>
            {constraints}
            <Group justify="flex-end">
              <Button onClick={close}>{t('editing.many.done')}</Button>
            </Group>
          </div>
        </Tabs.Panel>
      </Tabs>
      <DiscardDialog opened={isAsking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </Modal>
  );
}
