import { lessonsInScope } from '@bellgrid/model';
import { IconArrowsShuffle, IconArrowsShuffle2, IconFocusCentered, IconStack2 } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { openPanel } from './run/solver-panels.ts';
import classes from './SolverControls.module.css';

/** The settings that make a solve differ from the usual, each with a link to where it is set. */
export function OptionPills() {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { placeAsManyAsPossible, similarSchedule, changeBudget } = draft.config;
  const total = Object.keys(draft.lessons).length;
  const count = useMemo(() => lessonsInScope(draft).length, [draft]);
  const options = [
    { Icon: IconFocusCentered, words: t('solver.scope.active', { count, total }), isOn: count !== total },
    { Icon: IconStack2, words: t('solver.options.placeAsMany'), isOn: placeAsManyAsPossible },
    { Icon: IconArrowsShuffle, words: t('solver.options.similar'), isOn: similarSchedule },
    {
      Icon: IconArrowsShuffle2,
      words: t('solver.options.budget', { count: changeBudget.most }),
      isOn: changeBudget.isEnabled,
    },
  ];
  return options.map(
    ({ Icon, words, isOn }) =>
      isOn && (
        <button key={words} type="button" className={classes.pill} onClick={() => openPanel('settings')}>
          <Icon size={16} stroke={1.8} aria-hidden />
          {words}
        </button>
      ),
  );
}
