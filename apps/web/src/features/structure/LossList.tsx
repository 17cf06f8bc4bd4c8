import { useTranslation } from 'react-i18next';
import type { Loss } from '../../document/draft/losses.ts';

/** The losses of a deletion, one line for each kind. */
export function LossList({ losses }: { losses: readonly Loss[] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {losses.map(({ kind, count }) => (
        <li key={kind}>{t(`structure.loss.${kind}`, { count })}</li>
      ))}
    </ul>
  );
}
