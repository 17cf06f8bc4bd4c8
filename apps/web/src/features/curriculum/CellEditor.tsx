import { type Id, lastTeacher, matchingTeachers } from '@bellgrid/model';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { openDraft } from '../../document/draft/draft-source.ts';
import { useKeptText } from '../../ui/entity-form/use-kept-entry.ts';
import { teachersByName } from '../../ui/fields/draft-items.ts';
import classes from './CellEditor.module.css';
import { matrixTotals, namesInMatrix, totalText } from './matrix-model.ts';

/** Typing over a cell changes what the text names; editing its whole text sets it; or only the teacher is chosen. */
export type EditMode = 'over' | 'whole' | 'teacher';
export type Leave = 'down' | 'up' | 'next' | 'previous' | 'stay';

export interface EditorHandle {
  /** Stores the text before another cell is chosen; false if that is not possible. */
  readonly finish: () => boolean;
  /** Takes the focus back to a text that is not stored. */
  readonly resume: () => void;
}

interface CellEditorProps {
  readonly handle: RefObject<EditorHandle | null>;
  readonly label: string;
  /** The list is above the field. */
  readonly opensUp: boolean;
  readonly mode: EditMode;
  readonly initial: string;
  /** Stores the text; the reason if that is not possible. */
  readonly onCommit: (text: string, leave: Leave, addsTeachers: boolean) => EditFault | null;
  readonly onCancel: (isLeft: boolean) => void;
}

export interface EditFault {
  readonly text: string;
  /** Entering the same text again adds the teacher whom it names. */
  readonly isUnknownTeacher: boolean;
}

const MOST_TEACHERS = 8;

/** The field in the cell that is edited, with a list of teachers that follows the last name in it. */
export function CellEditor({ handle, label, mode, opensUp, initial, onCommit, onCancel }: CellEditorProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(initial);
  const [fault, setFault] = useState<EditFault | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const listId = useId();
  useEffect(() => {
    input.current?.focus();
    if (mode === 'whole') input.current?.select();
  }, [mode]);

  useKeptText({
    form: `matrix/${label}`,
    title: label,
    text,
    isDirty: text.trim() !== '' && (mode !== 'whole' || text !== initial),
    // A text that is being typed over the cell is newer.
    isReplaced: mode === 'whole' && text === initial,
    onText: setText,
  });
  const { before, words } = lastTeacher(text, namesInMatrix(openDraft.draft));
  const teachers = suggestions(words, mode === 'teacher');
  const index = chosen ?? (words === '' ? -1 : 0);
  const marked = index >= 0 ? teachers[index] : undefined;

  const commit = (entered: string, leave: Leave) => {
    if (mode === 'teacher' && entered.trim() === '') return cancel();
    enter(entered, leave, fault?.isUnknownTeacher === true && entered === text);
  };
  const enter = (entered: string, leave: Leave, addsTeachers: boolean) => {
    // The field loses the focus in the middle of this, which must not enter the text again.
    isDone.current = true;
    const found = onCommit(entered, leave, addsTeachers);
    isDone.current = found === null;
    setFault(found);
  };
  const cancel = (isLeft = false) => {
    isDone.current = true;
    onCancel(isLeft);
  };
  /** Stores the text when something else is chosen; only the keys add a teacher. */
  const finish = () => {
    if (isDone.current) return;
    if (text.trim() === '' ? mode !== 'whole' : text === initial && mode !== 'over') cancel(true);
    else enter(text, 'stay', false);
  };
  useImperativeHandle(handle, () => ({
    finish: () => {
      finish();
      if (!isDone.current) input.current?.focus();
      return isDone.current;
    },
    resume: () => {
      if (!isDone.current) input.current?.focus();
    },
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    const leaves: Readonly<Record<string, Leave>> = {
      Enter: event.shiftKey ? 'up' : 'down',
      Tab: event.shiftKey ? 'previous' : 'next',
    };
    const leave = leaves[event.key];
    event.stopPropagation();
    if (leave !== undefined) {
      event.preventDefault();
      commit(marked ? before + marked.name : text, leave);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      // The answer 'no' to the question about a teacher leaves the text to be corrected.
      if (fault?.isUnknownTeacher) setFault(null);
      else cancel();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (teachers.length > 0) {
        event.preventDefault();
        setChosen(Math.max(0, Math.min(teachers.length - 1, index + step)));
      } else if (mode === 'over') {
        event.preventDefault();
        commit(text, step > 0 ? 'down' : 'up');
      }
    }
  };
  const hasList = teachers.length > 0;
  return (
    <div className={classes.editor} data-up={opensUp || undefined}>
      <input
        ref={input}
        className={classes.input}
        value={text}
        aria-label={label}
        aria-invalid={fault !== null && !fault.isUnknownTeacher}
        aria-describedby={fault === null ? undefined : `${listId}-fault`}
        role="combobox"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={marked ? `${listId}-${index}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setFault(null);
          setChosen(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          finish();
        }}
      />
      {fault === null ? null : (
        <p
          id={`${listId}-fault`}
          className={fault.isUnknownTeacher ? classes.question : classes.fault}
          role="alert"
        >
          {fault.text}
          {fault.isUnknownTeacher ? (
            <span className={classes.answers}>
              <span>
                <kbd>{t('curriculum.answer.enterKey')}</kbd> {t('curriculum.answer.add')}
              </span>
              <span>
                <kbd>{t('curriculum.answer.escapeKey')}</kbd> {t('curriculum.answer.correct')}
              </span>
            </span>
          ) : null}
        </p>
      )}
      {hasList ? (
        <div id={listId} className={classes.suggestions} role="listbox" aria-label={t('curriculum.teachers')}>
          {teachers.map(({ id, name, load }, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field.
            <div
              key={id}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === index}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => commit(before + name, 'stay')}
            >
              <span>{name}</span>
              <small>{load}</small>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** The teachers whom the words may name, with their load; all while a teacher is chosen and nothing typed. */
function suggestions(words: string, isAll: boolean): { id: Id; name: string; load: string }[] {
  const { draft } = openDraft;
  if (words === '' && !isAll) return [];
  const found = words === '' ? teachersByName(draft.teachers) : matchingTeachers(words, namesInMatrix(draft));
  const totals = matrixTotals(draft);
  return found.slice(0, MOST_TEACHERS).map(({ id, name }) => {
    return { id, name, load: totalText(totals.ofTeacher(id)) };
  });
}
