import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import classes from './HelpDialog.module.css';
import { useShortcutsDialog } from './help-dialog-store.ts';

/** The keys of each part of the editor, and the texts `shell.shortcuts` that explain them. */
const parts = [
  { id: 'everywhere', keys: ['palette', 'undo', 'redo', 'shortcuts'] },
  { id: 'lists', keys: ['move', 'open', 'delete', 'close'] },
  { id: 'schedule', keys: ['cells', 'lesson', 'week', 'items'] },
] as const;

/** All keyboard shortcuts. */
export function ShortcutsDialog() {
  const { t } = useTranslation();
  const opened = useShortcutsDialog((dialog) => dialog.opened);
  useFocusReturn(opened);
  return (
    <Modal
      opened={opened}
      onClose={() => useShortcutsDialog.setState({ opened: false })}
      title={t('shell.shortcuts.title')}
      size={480}
    >
      {parts.map((part) => (
        <section key={part.id} className={classes.shortcuts}>
          <h3>{t(`shell.shortcuts.${part.id}.title`)}</h3>
          <dl>
            {part.keys.map((key) => (
              <div key={key}>
                <dt>
                  <kbd>{t(`shell.shortcuts.keys.${key}`)}</kbd>
                </dt>
                <dd>{t(`shell.shortcuts.does.${key}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
