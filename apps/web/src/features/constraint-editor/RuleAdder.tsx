import { knownRules } from '@bellgrid/constraints';
import { createId } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import classes from './RuleEditor.module.css';
import { RuleLine } from './RuleLine.tsx';
import { checkRow, duplicateOf, newRow, newRules, type RuleOwners, type RuleRow } from './rule-row.ts';

interface RuleAdderProps {
  readonly owners: RuleOwners;
  /** Adds the rule; true when it was added, which begins a new one. */
  readonly onAdd: (row: RuleRow) => boolean;
  /** Hears of the rule that is entered and could be added; null for none. */
  readonly onEntered?: (row: RuleRow | null) => void;
  /** Allows a rule that some items, or all of them, have already: they are skipped. */
  readonly skipsPresent?: boolean;
}

/** The form of a new rule for one or several items. */
export function RuleAdder({ owners, onAdd, onEntered, skipsPresent = false }: RuleAdderProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const [row, setRow] = useState(() => newRow(createId()));
  const answer = useMemo(() => {
    if (row.kind === null) return undefined;
    const known = knownRules(draft.constraints);
    const duplicate = duplicateOf(known, owners, row);
    const isSkipped =
      skipsPresent && (duplicate === 'exact' || newRules(known, owners, row).added.length > 0);
    return checkRow(draft, owners, row, isSkipped ? 'none' : duplicate);
  }, [draft, owners, row, skipsPresent]);
  useEffect(() => onEntered?.(answer?.canSave ? row : null), [onEntered, answer, row]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a dialog, not a set of fields of a form.
    <div className={classes.adder} role="group" aria-label={t('rules.add')}>
      <RuleLine
        key={row.id}
        row={row}
        owners={owners}
        label={t('rules.add')}
        answer={answer}
        onChange={setRow}
      />
      {row.kind !== null && (
        <div>
          <Button
            disabled={!answer?.canSave}
            onClick={() => {
              if (onAdd(row)) setRow(newRow(createId()));
            }}
          >
            {t('rules.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
