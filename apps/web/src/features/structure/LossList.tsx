import { useTranslation } from 'react-i18next';
import type { Loss } from '../../document/draft/losses.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { RuleNames } from '../../ui/dialogs/RuleNames.tsx';

/** The losses of a deletion, one line for each kind, with the constraints in words. */
export function LossList({ losses }: { losses: readonly Loss[] }) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  return (
    <ul>
      {losses.map(({ kind, ids }) => (
        <li key={kind}>
          {t(`structure.loss.${kind}`, { count: ids.length })}
          {kind === 'constraints' || kind === 'narrowed' ? <RuleNames draft={draft} ids={ids} /> : null}
        </li>
      ))}
    </ul>
  );
}
