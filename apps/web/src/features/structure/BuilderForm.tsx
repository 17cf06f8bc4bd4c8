import {
  BUILDER_RANGES,
  type BuilderFormValues as BuilderFields,
  checkBuilderForm,
  commands,
  DEFAULT_PERIOD_MINUTES,
  DEFAULT_PERIOD_START,
  type ScheduleStructure,
} from '@bellgrid/model';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
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
  // The values in the preview. Input that a field refuses is ignored: the figure before it stays.
  const [bells, setBells] = useState(start);
  const { canSave } = checkBuilderForm(fields);
  const { errors } = checkBuilderForm(bells);
  const periods = useMemo(
    () => builderPreview(draft, structure.id, bells, template),
    [draft, structure.id, bells, template],
  );
  const set = (field: keyof BuilderFields, value: number) => {
    setFields((now) => ({ ...now, [field]: value }));
    if (!Number.isNaN(value)) setBells((now) => ({ ...now, [field]: value }));
  };
  const number = (field: 'count' | 'length' | 'gap') => ({
    size: 'md' as const,
    label: t(`structure.build.${field}`),
    range: BUILDER_RANGES[field],
    value: fields[field],
    onChange: (value: number) => set(field, value),
  });
  const build = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) runEdit(commands.buildStructure, { id: structure.id, ...fields, template });
  };
  return (
    <form className={classes.builder} onSubmit={build}>
      <div className={classes.fields}>
        <NumberField {...number('count')} />
        <TextInput
          type="time"
          label={t('structure.build.start')}
          value={startText}
          onChange={(event) => {
            setStartText(event.currentTarget.value);
            const minutes = minutesOf(event.currentTarget.value);
            if (minutes !== null) set('start', minutes);
          }}
          onBlur={() => setStartText(timeText(fields.start))}
        />
        <NumberField {...number('length')} unit={t('structure.build.minutes')} />
        <NumberField {...number('gap')} unit={t('structure.build.minutes')} />
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
