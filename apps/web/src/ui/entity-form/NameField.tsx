import { TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './EntityForm.module.css';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Shown under the field once it was left; it does not keep from saving. */
  readonly warning?: string | null;
  /** Beside the field: the colour. */
  readonly children?: ReactNode;
}

const MAX_NAME = 200;
/** A name is written as its own letters are. */
const nameAttributes = { input: { dir: 'auto' } };

/** The name of an item, with the focus when its form opens. */
export function NameField({ value, onChange, warning = null, children }: NameFieldProps) {
  const { t } = useTranslation();
  const [hasLeft, setLeft] = useState(false);
  return (
    <div>
      <div className={classes.nameLine}>
        <TextInput
          className={classes.name}
          label={t('editing.name')}
          value={value}
          maxLength={MAX_NAME}
          autoComplete="off"
          attributes={nameAttributes}
          data-autofocus
          autoFocus
          required
          withAsterisk={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
        />
        {children}
      </div>
      <div role="status">
        {warning === null || !hasLeft ? null : (
          <p className={classes.warning}>
            <IconAlertTriangle size={15} stroke={1.9} aria-hidden />
            {warning}
          </p>
        )}
      </div>
    </div>
  );
}
