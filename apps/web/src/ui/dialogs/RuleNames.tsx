import { constraintMessage } from '@bellgrid/constraints';
import type { Draft, Id } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { useTranslation } from 'react-i18next';
import classes from './RuleNames.module.css';

/** The most that are written out; the others are counted. */
const MOST = 5;

/** Constraints of a draft in words, below the line that counts them. Cells of calendars are left out. */
export function RuleNames({ draft, ids }: { readonly draft: Draft; readonly ids: readonly Id[] }) {
  const { t, i18n } = useTranslation();
  const rules = ids.flatMap((id) => {
    const rule = draft.constraints[id];
    return rule && !('level' in rule) ? [rule] : [];
  });
  if (rules.length === 0) return null;
  const more = rules.length - MOST;
  return (
    <ul className={classes.names}>
      {rules.slice(0, MOST).map((rule) => (
        <li key={rule.id}>
          <bdi>{messageText(i18n, draft, constraintMessage(draft, rule))}</bdi>
        </li>
      ))}
      {more > 0 ? <li>{t('structure.loss.more', { count: more })}</li> : null}
    </ul>
  );
}
