import type { BuilderBreak, BuilderFormValues } from '@bellgrid/model';
import { MAX_BREAK } from '@bellgrid/model';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import classes from './BuilderForm.module.css';

interface BreakFieldsProps {
  readonly form: BuilderFormValues;
  readonly onChange: (breaks: readonly BuilderBreak[]) => void;
}

const FIRST_BREAK: BuilderBreak = { after: 2, minutes: 20 };
const LUNCH: BuilderBreak = { after: 5, minutes: 50 };

/** The breaks of the day: after which period, and how long each is. */
export function BreakFields({ form: { breaks, count }, onChange }: BreakFieldsProps) {
  const { t } = useTranslation();
  const taken = new Set(breaks.map(({ after }) => after));
  const places = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 1);
  const free = places.filter((after) => !taken.has(after));
  const add = () => {
    const [wanted] = [FIRST_BREAK, LUNCH].filter(({ after }) => free.includes(after));
    const [first] = free;
    if (first === undefined) return;
    onChange([...breaks, wanted ?? { ...FIRST_BREAK, after: first }].sort((a, b) => a.after - b.after));
  };
  const change = (index: number, changes: Partial<BuilderBreak>) =>
    onChange(breaks.map((each, at) => (at === index ? { ...each, ...changes } : each)));
  return (
    <fieldset className={classes.breaks}>
      <legend>{t('structure.build.breaks')}</legend>
      {breaks.map(({ after, minutes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a break has no identity but its place in the list.
        <div key={index} className={classes.breakLine}>
          <NativeSelect
            aria-label={t('structure.build.breakAfter', { number: index + 1 })}
            value={String(after)}
            data={[...new Set([...places, after])]
              .filter((place) => place === after || !taken.has(place))
              .sort((a, b) => a - b)
              .map((place) => ({
                value: String(place),
                label: t('structure.build.afterPeriod', { number: place }),
              }))}
            onChange={(event) => change(index, { after: Number(event.currentTarget.value) })}
          />
          <NumberField
            label={t('structure.build.breakLength', { number: index + 1 })}
            messageIn={null}
            unit={t('structure.build.minutes')}
            range={{ least: 1, most: MAX_BREAK }}
            value={minutes}
            onChange={(value) => change(index, { minutes: value })}
          />
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={t('structure.build.removeBreak', { number: index + 1 })}
            onClick={() => onChange(breaks.filter((_, at) => at !== index))}
          >
            <IconX size={16} stroke={1.8} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {free.length > 0 ? (
        <Button
          size="xs"
          variant="default"
          className={classes.addBreak}
          leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
          onClick={add}
        >
          {t('structure.build.addBreak')}
        </Button>
      ) : null}
    </fieldset>
  );
}
