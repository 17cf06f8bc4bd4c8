import type { Id } from '@bellgrid/model';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface StructurePickerProps {
  readonly options: readonly { readonly value: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly size?: 'xs' | 'sm';
  readonly className?: string | undefined;
}

const MAX_SEGMENTS = 3;
/** So many letters the names take side by side at most; a phone has no room for more. */
const LETTERS_ROOM = 32;

/** Chooses among several structures: a toggle, or a list where there are many or their names are long. */
export function StructurePicker({ options, value, onChange, size = 'sm', className }: StructurePickerProps) {
  const { t } = useTranslation();
  if (options.length < 2) return null;
  const letters = options.reduce((sum, { label }) => sum + label.length, 0);
  const common = { 'aria-label': t('calendar.structure'), data: [...options], value, size };
  return options.length > MAX_SEGMENTS || letters > LETTERS_ROOM ? (
    <NativeSelect {...common} onChange={(event) => onChange(event.currentTarget.value)} />
  ) : (
    <SegmentedControl {...common} {...(className && { className })} onChange={onChange} />
  );
}
