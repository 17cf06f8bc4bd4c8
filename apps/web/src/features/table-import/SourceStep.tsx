import { type TableKind, tableKinds } from '@bellgrid/formats';
import { Alert, Button, FileButton, Group, SegmentedControl, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './TableImport.module.css';
import type { Sheet } from './table-messages.ts';
import { LARGE } from './use-table-import.ts';

interface SourceStepProps {
  readonly kind: TableKind;
  readonly busy: boolean;
  readonly text: string;
  /** The text that was read last: Continue reads it again where none is in the field. */
  readonly unread: string;
  /** A sheet that could not be read. */
  readonly fault: Sheet | null;
  /** Reading itself failed. */
  readonly broken: boolean;
  readonly onKind: (kind: TableKind) => void;
  readonly onText: (text: string) => void;
  readonly onRead: (source: string | File) => void;
}

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,text/csv,text/plain';

/** The kind of the table, and the table itself: pasted, dropped or chosen. */
export function SourceStep(props: SourceStepProps) {
  const { kind, busy, text, onRead } = props;
  const source = text || props.unread;
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (source.trim() !== '') onRead(source);
      }}
    >
      <SegmentedControl
        aria-label={t('tableImport.of')}
        value={kind}
        onChange={(next) => props.onKind(tableKinds.find((each) => each === next) ?? kind)}
        data={tableKinds.map((each) => ({ value: each, label: t(`tableImport.kind.${each}`) }))}
      />
      <Fault {...props} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same. */}
      <div
        className={classes.zone}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          const file = event.dataTransfer.files[0];
          setOver(false);
          if (!file) return;
          event.preventDefault();
          onRead(file);
        }}
      >
        <Textarea
          label={t('tableImport.paste')}
          description={t(`tableImport.pasteHint.${kind}`)}
          placeholder={t(`tableImport.pastePlaceholder.${kind}`)}
          value={text}
          onChange={(event) => props.onText(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (pasted.length < LARGE) return;
            event.preventDefault();
            onRead(pasted);
          }}
          rows={9}
          spellCheck={false}
          classNames={{ input: classes.paste }}
          data-autofocus
        />
        <div className={classes.file}>
          <FileButton onChange={(file) => file && onRead(file)} accept={ACCEPTED}>
            {(button) => (
              <Button {...button} variant="default" disabled={busy}>
                {t('tableImport.choose')}
              </Button>
            )}
          </FileButton>
          <span>
            {t('tableImport.orDrop')} · {t('tableImport.accepted')}
          </span>
        </div>
      </div>
      <Group justify="flex-end" gap="xs" className={classes.footer}>
        <Button type="submit" disabled={source.trim() === ''} loading={busy}>
          {t('tableImport.continue')}
        </Button>
      </Group>
    </form>
  );
}

function Fault({ fault, broken }: Pick<SourceStepProps, 'fault' | 'broken'>) {
  const { t } = useTranslation();
  const read = fault?.read;
  const message = broken
    ? t('tableImport.broken')
    : read && !read.ok
      ? t(`tableImport.faults.${read.fault.code}`, read.fault.values)
      : null;
  if (message === null) return null;
  return (
    <Alert color="hard" variant="light" icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
      {message}
    </Alert>
  );
}
