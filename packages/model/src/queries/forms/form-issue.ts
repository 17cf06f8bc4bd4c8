import type { BuilderFormIssue } from './check-builder-form.ts';
import type { CustomViewFormIssue } from './check-custom-view-form.ts';
import type { DivisionFormIssue } from './check-division-form.ts';
import type { ExportFormIssue } from './check-export-form.ts';
import type { ItemFormIssue } from './check-item-form.ts';
import type { LessonFormIssue } from './check-lesson-form.ts';
import type { LogoFileIssue } from './check-logo-file.ts';
import type { NumberIssue } from './check-number.ts';
import type { PeriodFormIssue } from './check-period-form.ts';
import type { RuleFormIssue } from './check-rule-form.ts';
import type { SubjectFormIssue } from './check-subject-form.ts';
import type { TeacherFormIssue } from './check-teacher-form.ts';

/** Every text id that a form check of the document can answer with. */
export type FormIssue =
  | BuilderFormIssue
  | CustomViewFormIssue
  | DivisionFormIssue
  | ExportFormIssue
  | ItemFormIssue
  | LessonFormIssue
  | LogoFileIssue
  | PeriodFormIssue
  | RuleFormIssue
  | SubjectFormIssue
  | TeacherFormIssue
  | NumberIssue;
