import type { Constraint, RuleOwnerType } from '@bellgrid/model';
import { Button, Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { EditGuardContext } from '../../ui/entity-form/edit-guard.ts';
import { useCloseGuard } from '../../ui/entity-form/use-close-guard.tsx';
import { findEntries } from '../constraint-editor/find-entries.ts';
import { type KindEntry, kindEntries } from '../constraint-editor/kind-entries.ts';
import { kindText } from '../constraint-editor/kind-text.ts';
import { knownNames } from '../constraint-editor/named-in-search.ts';
import { type ConstraintTab, tabOfKind } from './constraint-tabs.ts';
import { newRuleOf } from './new-rule-of.ts';
import { ownerSets, ownersText } from './owner-sets.ts';
import classes from './RuleDialog.module.css';
import { type FormRule, SentenceForm } from './SentenceForm.tsx';

/** So many of the best sentences have what the search names in their fields: those in sight. */
const FILLED = 10;

interface AddRuleDialogProps {
  /** The tab that is open: its kinds come first. */
  readonly tab: ConstraintTab;
  /** The rule that the form begins with, in place of the search. */
  readonly initial: FormRule | null;
  readonly onWeights: () => void;
  /** Takes constraints from elsewhere. */
  readonly onTake: () => void;
  readonly onAdded: (rules: readonly Constraint[]) => void;
  readonly onClose: () => void;
}

/**
 * Adds a constraint: one search finds the kinds by their words, and the chosen one becomes the form, with the items,
 * days, numbers and periods that the search names.
 */
export function AddRuleDialog({ tab, initial, onWeights, onTake, onAdded, onClose }: AddRuleDialogProps) {
  const { t, i18n } = useTranslation();
  useFocusReturn();
  const { guard, question } = useCloseGuard();
  const close = () => guard.leave(onClose);
  const navigate = useNavigate();
  const draft = useDraft((whole) => whole);
  const [search, setSearch] = useState('');
  const [entered, setEntered] = useState(initial);
  const entries = useMemo(
    () =>
      kindEntries(i18n, draft).filter(
        ({ place }) => place !== 'classroom' || draft.config.isClassroomsEnabled,
      ),
    [i18n, draft],
  );
  const sets = useMemo(() => {
    const of = (type: RuleOwnerType) => ownerSets(i18n, draft, type);
    return { teacher: of('teacher'), group: of('group'), subject: of('subject'), lesson: of('lesson') };
  }, [i18n, draft]);
  const combobox = useCombobox({ opened: true });
  const names = useMemo(() => knownNames(draft), [draft]);
  const { entries: found, named } = useMemo(
    () => findEntries(i18n, search, { entries, names, isFirst: (kind) => tabOfKind(kind) === tab }),
    [i18n, entries, names, search, tab],
  );
  // Enter takes the first that is found.
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (search !== '' && found.length > 0) selectFirstOption();
  }, [search, found, selectFirstOption]);
  /** The sentence of a kind, with the items and numbers that the search names. */
  const labelFor = ({ kind, label, type, someone }: KindEntry, index: number) => {
    if (type === null) return label;
    if (index >= FILLED) return label;
    const { owners, row } = newRuleOf(i18n, draft, kind, { type, named });
    const own = ownersText(i18n, draft, owners, sets[type]);
    const whose = own === null ? someone : `[${own}]`;
    return kindText(i18n, draft, kind, { type, whose, values: row.values });
  };
  const choose = (id: string) => {
    const entry = entries.find((each) => each.id === id);
    if (!entry) return;
    if (entry.type !== null) setEntered(newRuleOf(i18n, draft, entry.kind, { type: entry.type, named }));
    else {
      onClose();
      if (entry.place === 'weights') onWeights();
      else if (entry.place !== null) void navigate({ to: '/constraints/$tab', params: { tab: entry.place } });
    }
  };
  return (
    <EditGuardContext value={guard}>
      <Modal opened onClose={close} title={t('constraints.addTitle')} size={760}>
        {entered === null ? (
          <>
            <Combobox store={combobox} onOptionSubmit={choose} classNames={{ option: classes.option }}>
              <Combobox.EventsTarget>
                <TextInput
                  className={classes.search}
                  data-autofocus
                  value={search}
                  placeholder={t('constraints.addPlaceholder')}
                  aria-label={t('constraints.addSearch')}
                  onChange={(event) => setSearch(event.currentTarget.value)}
                  onKeyDown={(event) => {
                    // The list is always open, and keeps the key from the dialog.
                    if (event.key === 'Escape') onClose();
                  }}
                />
              </Combobox.EventsTarget>
              <Combobox.Options className={classes.options} tabIndex={0} aria-label={t('constraints.kinds')}>
                {found.map((entry, index) => (
                  <Combobox.Option key={entry.id} value={entry.id}>
                    <span>
                      <Sentence label={labelFor(entry, index)} />
                    </span>
                    {entry.place !== null && <IconArrowRight size={16} aria-hidden className="mirrored" />}
                  </Combobox.Option>
                ))}
                {found.length === 0 && <Combobox.Empty>{t('rules.noTargets')}</Combobox.Empty>}
              </Combobox.Options>
            </Combobox>
            <Button className={classes.take} mt="sm" size="compact-sm" variant="subtle" onClick={onTake}>
              {t('constraints.take.open')}
            </Button>
          </>
        ) : (
          <SentenceForm
            initial={entered}
            stored={null}
            onBack={() => guard.leave(() => setEntered(null))}
            onCancel={close}
            onDone={(added) => {
              onClose();
              onAdded(added);
            }}
          />
        )}
      </Modal>
      {question}
    </EditGuardContext>
  );
}

/** The sentence of a kind, its fields marked. */
function Sentence({ label }: { label: string }) {
  return label.split(/(\[[^\]]*\])/).map((part, index) => {
    // The parts of a sentence have no order but their own.
    const key = index;
    return part.startsWith('[') ? <em key={key}>{part}</em> : <span key={key}>{part}</span>;
  });
}
