import { commands, consequencesOfCommand, type Lesson } from '@bellgrid/model';
import { draftSession } from '../../document/draft/draft-session.ts';
import { lossesOf } from '../../document/draft/losses.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { t } from '../../platform/texts/i18n.ts';
import type { ListEntity } from '../../ui/entity-list/list-entity.ts';
import type { ListFilter } from '../../ui/entity-list/list-filter.ts';
import { itemNames } from '../../ui/fields/draft-items.ts';
import { LessonFormCard, LessonLine } from './LessonCard.tsx';
import { LessonOrNewForm } from './LessonForm.tsx';
import { LessonMultiEdit } from './LessonMultiEdit.tsx';

const filters: readonly ListFilter<Lesson>[] = [
  { kind: 'group', idsOf: (lesson) => lesson.groups },
  { kind: 'teacher', idsOf: (lesson) => lesson.teachers },
];

/** The lessons of one subject, or of several, as a list screen at this address. */
export function lessonEntity(path: string): ListEntity<Lesson> {
  return {
    kind: 'lessons',
    path,
    filters,
    Line: LessonLine,
    Card: LessonFormCard,
    Form: LessonOrNewForm,
    MultiEdit: LessonMultiEdit,
    deletion: (ids) => {
      const { draft } = draftSession;
      const found = consequencesOfCommand(draft, commands.deleteLesson, { ids: [...ids] });
      const names = itemNames(draft.subjects, found.spreads);
      const spread = names.length > 0 ? [t('lessons.deletionSpread', { names: names.join(', ') })] : [];
      return { warnings: [t('lessons.deletion'), ...spread], losses: lossesOf(found) };
    },
    onDelete: (ids) => runEdit(commands.deleteLesson, { ids: [...ids] }),
  };
}
