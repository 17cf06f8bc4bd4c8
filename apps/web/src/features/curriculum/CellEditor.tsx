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
import { momentText } from '../../platform/texts/moment-text.ts';
import { teachersByName } from '../../ui/fields/draft-items.ts';
import classes from './CellEditor.module.css';
import { matrixTotals, namesInMatrix, totalText } from './matrix-model.ts';
import { type CellEntry, type KeptCellPlace, useKeptCell } from './use-kept-cell.ts';

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
  readonly place: KeptCellPlace | null;
  /** The text of the cell. */
  readonly stored: string;
  /** Stores the text; the reason if that is not possible. */
  readonly onCommit: (text: string, leave: Leave, how: HowToCommit) => EditFault | null;
  readonly onCancel: (isLeft: boolean) => void;
}

export interface HowToCommit {
  readonly mode: EditMode;
  readonly addsTeachers: boolean;
}

export interface EditFault {
  readonly text: string;
  /** Entering the same text again adds the teacher whom it names. */
  readonly isUnknownTeacher: boolean;
}

const MOST_TEACHERS = 8;

/** The field in the cell that is edited, with a list of teachers that follows the last name in it. */
export function CellEditor(props: CellEditorProps) {
  const { handle, label, opensUp, initial, place, stored, onCommit, onCancel } = props;
  const { t, i18n } = useTranslation();
  const [text, setText] = useState(initial);
  /** The entry that an earlier window left of the cell, once it is in the field; leaving the field as it is keeps it on offer. */
  const [filled, setFilled] = useState<CellEntry | null>(null);
  const mode = filled?.mode ?? props.mode;
  const [fault, setFault] = useState<EditFault | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const listId = useId();
  useEffect(() => {
    input.current?.focus();
    if (props.mode === 'whole') input.current?.select();
  }, [props.mode]);

  const isFilled = filled !== null && text === filled.text;
  const offer = useKeptCell({
    ...{ place, title: label, entry: { text, mode, stored } },
    isDirty: !isFilled && text.trim() !== '' && (mode !== 'whole' || text !== initial),
    restore: () => false,
  });
  const left = (offer?.entry.value ?? null) as CellEntry | null;
  // A text that is being typed over the cell is newer.
  const fills = left !== null && filled === null && props.mode === 'whole' && text === initial;
  useEffect(() => {
    if (!fills) return;
    setFilled(left);
    setText(left.text);
  }, [fills, left]);
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
    const found = onCommit(entered, leave, { mode, addsTeachers });
    isDone.current = found === null;
    if (found === null && filled !== null) offer?.discard();
    setFault(found);
  };
  const cancel = (isLeft = false) => {
    isDone.current = true;
    if (!isLeft && filled !== null) offer?.discard();
    onCancel(isLeft);
  };
  /** Stores the text when something else is chosen; only the keys add a teacher. */
  const finish = () => {
    if (isDone.current) return;
    if (isFilled) cancel(true);
    else if (text.trim() === '' ? mode !== 'whole' : text === initial && mode !== 'over') cancel(true);
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
        aria-describedby={fault === null && !isFilled ? undefined : `${listId}-fault`}
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
      {fault === null && isFilled && offer ? (
        <p id={`${listId}-fault`} className={classes.question} role="status">
          {t('saving.entry.offer', { time: momentText(i18n.language, offer.entry.at) })}
          <span className={classes.answers}>
            <span>
              <kbd>{t('curriculum.answer.enterKey')}</kbd> {t('curriculum.answer.save')}
            </span>
            <span>
              <kbd>{t('curriculum.answer.escapeKey')}</kbd> {t('curriculum.answer.discard')}
            </span>
          </span>
        </p>
      ) : null}
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
