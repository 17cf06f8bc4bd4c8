import {
  BUILDER_RANGES,
  type BuilderFormValues as BuilderFields,
  type BuilderFormValues,
  checkBuilderForm,
  commands,
  DEFAULT_PERIOD_MINUTES,
  DEFAULT_PERIOD_START,
  type Draft,
  type Id,
  isSame,
  type Period,
  runCommand,
  type ScheduleStructure,
} from '@bellgrid/model';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { useKeptFields } from '../../ui/entity-form/use-kept-fields.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import { BellPreview } from './BellPreview.tsx';
import { BreakFields } from './BreakFields.tsx';
import classes from './BuilderForm.module.css';

/** The periods that the builder would make of a structure, or none where the form cannot be built. */
function builderPreview(draft: Draft, id: Id, form: BuilderFormValues, template: string): readonly Period[] {
  if (!checkBuilderForm(form).canSave) return [];
  return (
    runCommand(draft, commands.buildStructure, { id, ...form, breaks: [...form.breaks], template }).schoolData
      .structures[id]?.periods ?? []
  );
}

const start: BuilderFields = {
  count: 5,
  length: DEFAULT_PERIOD_MINUTES,
  gap: 0,
  start: DEFAULT_PERIOD_START,
  breaks: [],
};

/** The names of the periods in the form of the builder. */
type PeriodNaming = 'plain' | 'word' | 'short' | 'own';
const namings: readonly PeriodNaming[] = ['plain', 'word', 'short', 'own'];

interface BuilderEntry {
  readonly figures: BuilderFields;
  readonly naming: PeriodNaming;
  readonly ownName: string;
}

const FIRST_ENTRY: BuilderEntry = { figures: start, naming: 'plain', ownName: '' };

/** The figures with those of the entry that their fields accept. */
function takenFigures(before: BuilderFields, entered: BuilderFields): BuilderFields {
  const isTaken = ([field, value]: [string, unknown]) =>
    field === 'breaks' ? !entered.breaks.some(({ minutes }) => Number.isNaN(minutes)) : !Number.isNaN(value);
  return { ...before, ...Object.fromEntries(Object.entries(entered).filter(isTaken)) };
}

/** Builds a structure from a few figures, with the periods beside them as they would be. */
export function BuilderForm({ structure }: { structure: ScheduleStructure }) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { fields, change, offer, saved } = useKeptFields({
    form: `build ${structure.id}`,
    title: t('structure.build.title'),
    records: [structure.id],
    initial: () => FIRST_ENTRY,
  });
  const { figures, naming, ownName } = fields;
  // The values in the preview. Input that a field refuses is ignored: the figure before it stays.
  const [bells, setBells] = useState(start);
  const taken = takenFigures(bells, figures);
  if (!isSame(taken, bells)) setBells(taken);
  const { canSave } = checkBuilderForm(figures);
  const { errors } = checkBuilderForm(bells);
  const template = templateOf(naming === 'own' ? ownName : t(`structure.build.naming.${naming}`));
  const periods = useMemo(
    () => builderPreview(draft, structure.id, bells, template),
    [draft, structure.id, bells, template],
  );
  const set = (changes: Partial<BuilderFields>) =>
    change((now) => ({ figures: { ...now.figures, ...changes } }));
  const number = (field: 'count' | 'length' | 'gap') => ({
    size: 'md' as const,
    label: t(`structure.build.${field}`),
    range: BUILDER_RANGES[field],
    value: figures[field],
    onChange: (value: number) => set({ [field]: value }),
  });
  const build = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    const breaks = [...figures.breaks];
    if (runEdit(commands.buildStructure, { id: structure.id, ...figures, breaks, template })) saved();
  };
  return (
    <form className={classes.builder} onSubmit={build}>
      <div className={classes.fields}>
        {offer ? (
          <div className={classes.wideField}>
            <EntryOfferNote offer={offer} />
          </div>
        ) : null}
        <NumberField {...number('count')} />
        <TimeField
          size="md"
          label={t('structure.build.start')}
          value={figures.start}
          onChange={(minutes) => set({ start: minutes })}
        />
        <NumberField {...number('length')} unit={t('structure.build.minutes')} />
        <NumberField {...number('gap')} unit={t('structure.build.minutes')} />
        <BreakFields form={figures} onChange={(breaks) => set({ breaks })} />
        <NativeSelect
          className={naming === 'own' ? '' : (classes.wideField ?? '')}
          size="md"
          label={t('structure.build.names')}
          value={naming}
          data={namings.map((value) => ({
            value,
            label:
              value === 'own'
                ? t('structure.build.ownNames')
                : examplesOf(templateOf(t(`structure.build.naming.${value}`))),
          }))}
          onChange={(event) => change({ naming: event.currentTarget.value as PeriodNaming })}
        />
        {naming === 'own' ? (
          <TextInput
            size="md"
            label={t('structure.build.firstName')}
            placeholder={t('structure.build.firstNameExample')}
            value={ownName}
            maxLength={80}
            onChange={(event) => change({ ownName: event.currentTarget.value })}
          />
        ) : null}
        <Button type="submit" className={classes.wideField} disabled={!canSave} data-next-focus>
          {t('structure.build.button')}
        </Button>
      </div>
      <BellPreview periods={periods} error={errors[0] ? t(`form.${errors[0]}`) : null} />
    </form>
  );
}

/** The place of a period's number in its name. */
const TOKEN = '{n}';

/** The template of names of which the first is this one: 'Period 1' is counted on, 'Period' gets a number. */
export function templateOf(first: string): string {
  const name = first.trim();
  const match = /^(.*?)1(\D*)$/.exec(name);
  if (match) return `${match[1]}${TOKEN}${match[2]}`;
  return name === '' ? TOKEN : `${name} ${TOKEN}`;
}

/** The first names by a template, as an example: '1, 2, 3'. */
export function examplesOf(template: string): string {
  return ['1', '2', '3'].map((number) => template.replaceAll(TOKEN, number)).join(', ');
}
