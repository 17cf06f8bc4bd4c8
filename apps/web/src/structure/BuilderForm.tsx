import {
  BUILDER_RANGES,
  type BuilderForm as BuilderFields,
  checkBuilderForm,
  commands,
  DEFAULT_PERIOD_MINUTES,
  DEFAULT_PERIOD_START,
  isInBuilderRange,
  type ScheduleStructure,
} from '@bellgrid/model';
import { Button, NumberInput, TextInput } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../draft/run-edit.ts';
import { useDraft } from '../draft/use-draft.ts';
import { BellPreview } from './BellPreview.tsx';
import classes from './BuilderForm.module.css';
import { builderPreview } from './builder-preview.ts';
import { minutesOf, timeText } from './time-of-day.ts';

const PERIOD_TOKEN = '{n}';
const start: BuilderFields = {
  count: 5,
  length: DEFAULT_PERIOD_MINUTES,
  gap: 0,
  start: DEFAULT_PERIOD_START,
};

/** Builds a structure from a few figures, with the bells beside them as they would ring. */
export function BuilderForm({ structure }: { structure: ScheduleStructure }) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const [fields, setFields] = useState(start);
  const [template, setTemplate] = useState(PERIOD_TOKEN);
  const [startText, setStartText] = useState(timeText(start.start));
  const { canSave, errors } = checkBuilderForm(fields);
  const periods = useMemo(
    () => builderPreview(draft, structure.id, fields, template),
    [draft, structure.id, fields, template],
  );
  // Input out of range is ignored: the figure before it stays.
  const set = (field: keyof BuilderFields, value: number) => {
    if (isInBuilderRange(field, value)) setFields((now) => ({ ...now, [field]: value }));
  };
  const number = (field: 'count' | 'length' | 'gap') => ({
    size: 'md',
    label: t(`structure.build.${field}`),
    min: BUILDER_RANGES[field].least,
    max: BUILDER_RANGES[field].most,
    value: fields[field],
    clampBehavior: 'strict' as const,
    allowDecimal: false,
    allowNegative: false,
    onChange: (value: number | string) => {
      if (value !== '') set(field, Number(value));
    },
  });
  const build = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) runEdit(commands.buildStructure, { id: structure.id, ...fields, template });
  };
  return (
    <form className={classes.builder} onSubmit={build}>
      <div className={classes.fields}>
        <NumberInput {...number('count')} />
        <TextInput
          type="time"
          label={t('structure.build.start')}
          value={startText}
          onChange={(event) => {
            setStartText(event.currentTarget.value);
            set('start', minutesOf(event.currentTarget.value) ?? -1);
          }}
          onBlur={() => setStartText(timeText(fields.start))}
        />
        <NumberInput {...number('length')} suffix={t('structure.build.minutes')} />
        <NumberInput {...number('gap')} suffix={t('structure.build.minutes')} />
        <TextInput
          className={classes.wideField}
          label={t('structure.build.template')}
          description={t('structure.build.templateHint', { token: PERIOD_TOKEN })}
          inputWrapperOrder={['label', 'input', 'description']}
          value={template}
          maxLength={80}
          onChange={(event) => setTemplate(event.currentTarget.value)}
        />
        <Button type="submit" className={classes.wideField} disabled={!canSave}>
          {t('structure.build.button')}
        </Button>
      </div>
      <BellPreview periods={periods} error={errors[0] ? t(`form.${errors[0]}`) : null} />
    </form>
  );
}
