import type { Draft, StepName } from '@bellgrid/model';
import { exportCurrentDraft } from '../../document/draft/export-draft.ts';
import { stepText } from '../../document/draft/step-text.ts';
import { type StepKind, takeStep } from '../../document/draft/undo-scope.ts';
import { t } from '../../platform/texts/i18n.ts';
import type { HelpTopic } from '../../ui/frame/help-topic.ts';
import { openHelp } from '../help/help-dialog-store.ts';
import { startTour } from '../help/tour-store.ts';
import { openImport } from '../import/import-dialog-store.ts';
import { startRun } from '../solver/run/start-run.ts';
import { openTableImport } from '../table-import/table-import-store.ts';
import { openHistory } from '../versions/history-drawer-store.ts';
import { type ItemKind, itemKinds, pathsOf } from './palette-items.ts';
import type { PaletteItem } from './search-palette.ts';

export interface PaletteAction extends PaletteItem<'actions'> {
  /** The screen that it opens before it runs. */
  readonly path?: string;
  readonly run?: () => void;
  readonly keys?: string;
}

/** The steps that undo and redo would take. */
type NextSteps = Readonly<Record<StepKind, StepName | undefined>>;

function undoActions(next: NextSteps): PaletteAction[] {
  const undo = { id: 'undo', keys: t('shell.keys.undo'), run: () => void takeStep('undo') };
  const redo = { id: 'redo', keys: t('shell.keys.redo'), run: () => void takeStep('redo') };
  return [
    ...(next.undo ? [{ ...undo, label: t('shell.undoStep', { step: stepText(next.undo) }) }] : []),
    ...(next.redo ? [{ ...redo, label: t('shell.redoStep', { step: stepText(next.redo) }) }] : []),
  ].map((action) => ({ ...action, kind: 'actions' }));
}

function addActions(draft: Draft, hasScreen: (path: string) => boolean): PaletteAction[] {
  const mayAdd = (kind: ItemKind) => kind !== 'classrooms' || draft.config.isClassroomsEnabled;
  return itemKinds.flatMap((kind) => {
    const [list] = pathsOf[kind];
    if (!list || !mayAdd(kind) || !hasScreen(list)) return [];
    const add = { id: `add-${kind}`, label: t(`shell.palette.add.${kind}`), path: `${list}/add` };
    const table = {
      id: `import-${kind}`,
      label: t(`shell.palette.importTable.${kind}`),
      path: list,
      run: () => openTableImport(kind),
    };
    return [
      { ...add, kind: 'actions' },
      { ...table, kind: 'actions' },
    ];
  });
}

/** The actions that are available everywhere, the most used first. */
export function paletteActions(
  draft: Draft,
  help: HelpTopic | undefined,
  hasScreen: (path: string) => boolean,
  next: NextSteps,
): PaletteAction[] {
  const solve = (jobType: 'solve' | 'check') => () => startRun({ jobType });
  const actions: Omit<PaletteAction, 'kind'>[] = [
    { id: 'generate', label: t('solver.generate'), path: '/schedule', run: solve('solve') },
    { id: 'validate', label: t('solver.validate'), path: '/schedule', run: solve('check') },
    {
      id: 'import',
      label: t('shell.palette.importSchool'),
      keywords: `${t('shell.importLocal')} ${t('importing.format.fet')}`,
      run: openImport,
    },
  ];
  const others: Omit<PaletteAction, 'kind'>[] = [
    ...(help ? [{ id: 'help', label: t('shell.help'), run: () => openHelp(help) }] : []),
    { id: 'tour', label: t('shell.tour.take'), path: '/', run: startTour },
    { id: 'publish', label: t('publish.open'), path: '/publish' },
    { id: 'history', label: t('versions.title'), run: openHistory },
    { id: 'export', label: t('shell.exportDraft'), run: exportCurrentDraft },
  ];
  return [
    ...actions.map((action) => ({ ...action, kind: 'actions' as const })),
    ...addActions(draft, hasScreen),
    ...undoActions(next),
    ...others.map((action) => ({ ...action, kind: 'actions' as const })),
  ];
}
