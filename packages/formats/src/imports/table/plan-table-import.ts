import type { Draft, Id, ImportTableArgs } from '@bellgrid/model';
import { createPlanContext, type PlanContext } from './plan-context.ts';
import { planClassrooms, planGroups, planTeachers } from './plan-items.ts';
import { planSubjects } from './plan-subjects.ts';
import type { TablePlan, TableRequest } from './table-plan.ts';

/**
 * Plans the import of a table into a draft. Names are compared without regard to case. Faulty rows are
 * reported and left out of the command, and so are faulty values of rows that are imported without them; a plan is valid only for the draft that it was made of.
 */
export function planTableImport(draft: Draft, request: TableRequest, newId: () => Id): TablePlan {
  const context = createPlanContext(draft, request, newId);
  const { rows, args, sharedRows = 0 } = planRows(context);
  const { groups, teachers, classrooms, commaReader } = context;
  return {
    rows,
    missing: {
      groups: [...groups.wanted.values()],
      teachers: [...teachers.wanted.values()],
      classrooms: [...classrooms.wanted.values()],
    },
    alike: [...context.alikeTeachers.asked.values()],
    commaNames:
      commaReader.asked.size === 0 ? null : { names: [...commaReader.asked], areOne: commaReader.areOne },
    sharedRows,
    args,
  };
}

interface Planned extends Pick<TablePlan, 'rows' | 'args'> {
  readonly sharedRows?: number;
}

function planRows(context: PlanContext): Planned {
  const none: ImportTableArgs = {
    classrooms: [],
    groups: [],
    teachers: [],
    subjects: [],
    removedLessons: [],
  };
  switch (context.request.kind) {
    case 'teachers': {
      const { rows, items } = planTeachers(context);
      return { rows, args: { ...none, teachers: [...items] } };
    }
    case 'groups': {
      const { rows, items } = planGroups(context);
      const homes = new Set(items.map(({ classroom }) => classroom));
      const classrooms = context.classrooms.made.filter(({ id }) => homes.has(id));
      return { rows, args: { ...none, classrooms, groups: [...items] } };
    }
    case 'classrooms': {
      const { rows, items } = planClassrooms(context);
      return { rows, args: { ...none, classrooms: [...items] } };
    }
    case 'subjects': {
      const { rows, sharedRows, ...subjects } = planSubjects(context);
      return { rows, sharedRows, args: { ...none, ...madeFor(context, subjects.subjects), ...subjects } };
    }
  }
}

/** The items made on the way that a subject of the plan has; a row may have been left out after all. */
function madeFor(context: PlanContext, subjects: ImportTableArgs['subjects']) {
  const used = new Set(
    subjects.flatMap(({ subject }) => {
      const { groups, teachers, classroom, viableClassrooms } = subject;
      return [...groups, ...teachers, ...viableClassrooms, ...(classroom === null ? [] : [classroom])];
    }),
  );
  const isUsed = ({ id }: { readonly id: Id }) => used.has(id);
  return {
    groups: context.groups.made.filter(isUsed),
    teachers: context.teachers.made.filter(isUsed),
    classrooms: context.classrooms.made.filter(isUsed),
  };
}
