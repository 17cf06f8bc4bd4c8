import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ColorField } from './ColorField.tsx';
import classes from './EntityForm.module.css';

interface ManyColorFieldProps {
  /** Null leaves each item its colour. */
  readonly value: string | null;
  /** The first suggestion. */
  readonly suggested: string;
  readonly onChange: (color: string | null) => void;
}

/** One colour for several items, or none to set. */
export function ManyColorField({ value, suggested, onChange }: ManyColorFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.manyColor}>
      <Checkbox
        label={t('editing.many.setColor')}
        checked={value !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? suggested : null)}
      />
      {value === null ? null : <ColorField value={value} onChange={onChange} />}
    </div>
  );
}
