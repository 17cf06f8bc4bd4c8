import type { Id } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import type { Loss } from '../../document/draft/losses.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { itemNames } from '../fields/draft-items.ts';
import { RuleNames } from './RuleNames.tsx';

interface Line {
  readonly kind: Loss['kind'] | 'calendars';
  readonly ids: readonly Id[];
}

/** The losses of a deletion, one line for each kind, with the constraints in words; the cells of calendars are counted apart. */
export function LossList({ losses }: { losses: readonly Loss[] }) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const isOfCalendar = (id: Id) => {
    const constraint = draft.constraints[id];
    return constraint !== undefined && 'level' in constraint;
  };
  const lines = losses.flatMap(({ kind, ids }): Line[] => {
    if (kind !== 'constraints') return [{ kind, ids }];
    const [cells, rules] = [ids.filter(isOfCalendar), ids.filter((id) => !isOfCalendar(id))];
    const both: Line[] = [
      { kind, ids: rules },
      { kind: 'calendars', ids: cells },
    ];
    return both.filter((line) => line.ids.length > 0);
  });
  return (
    <ul>
      {lines.map(({ kind, ids }) => (
        <li key={kind}>
          {t(`structure.loss.${kind}`, {
            count: ids.length,
            names: kind === 'short' ? itemNames(draft.groups, ids).join(', ') : '',
          })}
          {kind === 'constraints' || kind === 'narrowed' ? <RuleNames draft={draft} ids={ids} /> : null}
        </li>
      ))}
    </ul>
  );
}
