import { commands, palette } from '@bellgrid/model';
import { Popover } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import classes from './ColorField.module.css';

interface ColorFieldProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
  /** Replaces “Colour”, for the colour of anything but the item of the form. */
  readonly label?: string;
  readonly disabled?: boolean;
}

const PICK_DELAY = 100;
const COLUMNS = 8;
const names: ReadonlyMap<string, (typeof palette)[number]['name']> = new Map(
  palette.map(({ name, value }) => [value, name]),
);

/** Chooses an item's colour: the palette, the school's own colours, or a new one of those. */
export function ColorField({ value, onChange, label, disabled = false }: ColorFieldProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  if (disabled && opened) setOpened(false);
  const labelId = useId();
  const source = useDraftSource();
  const customColors = useDraft((draft) => draft.config.customColors);
  const pick = useDebouncedCallback(onChange, PICK_DELAY);
  const nameOf = (color: string) => {
    const name = names.get(color);
    return name === undefined ? color : t(`editing.palette.${name}`);
  };
  const close = (isOpen: boolean) => {
    setOpened(isOpen);
    if (isOpen || names.has(value) || customColors.includes(value)) return;
    const changes = { customColors: [...customColors, value].slice(-200) };
    source.run(commands.setConfig, { changes }, { label: 'editing.step.customColors' });
  };
  const swatches = [...names.keys(), ...customColors];
  return (
    <div>
      <span className={classes.label} id={labelId}>
        {label ?? t('editing.color')}
      </span>
      <Popover opened={opened} onChange={close} position="bottom-end" trapFocus returnFocus shadow="md">
        <Popover.Target>
          <button
            type="button"
            className={classes.button}
            disabled={disabled}
            aria-labelledby={labelId}
            aria-description={nameOf(value)}
            onClick={() => close(!opened)}
          >
            <i style={{ background: value }} />
            <IconChevronDown size={14} aria-hidden />
          </button>
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown} aria-labelledby={labelId}>
          {/* biome-ignore lint/a11y/useSemanticElements: the swatches are buttons of one field. */}
          <div
            className={classes.swatches}
            role="group"
            aria-label={t('editing.chooseColor')}
            onKeyDown={moveFocus}
          >
            {swatches.map((color, index) => (
              <button
                key={color}
                type="button"
                className={classes.swatch}
                style={{ background: color }}
                title={nameOf(color)}
                aria-label={nameOf(color)}
                aria-pressed={color === value}
                data-autofocus={color === value || (index === 0 && !swatches.includes(value)) || undefined}
                onClick={() => {
                  onChange(color);
                  setOpened(false);
                }}
              >
                {color === value ? <IconCheck size={15} stroke={3} aria-hidden /> : null}
              </button>
            ))}
          </div>
          <label className={classes.own}>
            <input type="color" value={value} onChange={(event) => pick(event.currentTarget.value)} />
            {t('editing.customColor')}
          </label>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

/** The arrow keys go through the swatches in their order. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const swatches = [...event.currentTarget.querySelectorAll('button')];
  const sideways = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -sideways,
    ArrowRight: sideways,
    ArrowUp: -COLUMNS,
    ArrowDown: COLUMNS,
  };
  const step = steps[event.key];
  const at = swatches.indexOf(event.target as HTMLButtonElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  swatches[at + step]?.focus();
}
