import { type Constraint, type Draft, type Id, type LessonsConstraint, WEIGHT } from '@bellgrid/model';

/** Rules that FET says in one: days between lessons, and those of one day in a row, no more than two. */
export interface KeptTogether {
  /** Rules of days between lessons that also say the rest. */
  readonly days: ReadonlySet<Constraint>;
  /** Rules that are said by these. */
  readonly rows: ReadonlySet<Constraint>;
  /** Subjects whose spread is said by these. */
  readonly spreads: ReadonlySet<Id>;
}

/**
 * Finds the rules that FET's 'consecutive if same day' can express: the importer of such a rule makes these
 * of it.
 */
export function findKeptTogether(draft: Draft): KeptTogether {
  const all = Object.values(draft.constraints);
  const rows = new Map<Id, Constraint>();
  for (const rule of all) {
    if (rule.type !== 'consecutive' || rule.weight !== WEIGHT.HARD || rule.spacing !== 0) continue;
    const [subject, ...others] = rule.subjects;
    if (subject !== undefined && others.length === 0) rows.set(subject, rule);
  }
  const found = { days: new Set<Constraint>(), rows: new Set<Constraint>(), spreads: new Set<Id>() };
  for (const rule of all) {
    const subject = rule.type === 'lessons' ? wholeSubject(draft, rule) : null;
    const row = rows.get(subject ?? '');
    if (subject === null || !row || !isSoft(rule) || !hasSpread(draft, subject)) continue;
    found.days.add(rule);
    found.rows.add(row);
    found.spreads.add(subject);
  }
  return found;
}

function isSoft({ weight }: Constraint): boolean {
  return weight >= WEIGHT.ONE && weight <= WEIGHT.FIVE;
}

function wholeSubject(draft: Draft, { constraint, lessons }: LessonsConstraint): Id | null {
  const subject = draft.subjects[draft.lessons[lessons[0] ?? '']?.subject ?? ''];
  if (constraint !== 'minDaysBetween' || subject?.lessons.length !== lessons.length) return null;
  return lessons.every((id) => subject.lessons.includes(id)) ? subject.id : null;
}

/** Of two lessons there are never more than two a day. */
function hasSpread(draft: Draft, id: Id): boolean {
  const subject = draft.subjects[id];
  if (!subject || subject.lessons.length <= 2) return true;
  const { constraint, weight } = subject.lessonsSpreadConstraint;
  return constraint === 'NoMoreThanTwoPerDay' && weight === WEIGHT.HARD;
}
