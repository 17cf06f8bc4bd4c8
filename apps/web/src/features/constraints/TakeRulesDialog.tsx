import { type KindName, kindOf } from '@bellgrid/constraints';
import { acceptedFiles } from '@bellgrid/formats';
import type { Draft, Id } from '@bellgrid/model';
import { Button, Checkbox, FileButton, Group, Loader, Modal, NativeSelect } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { fetchDraft } from '../../document/opening/open-current-draft.ts';
import { toast } from '../../platform/toast.tsx';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { subjectTitle } from '../../ui/fields/draft-items.ts';
import { firstNames } from '../../ui/fields/PickerChip.tsx';
import { kindLabel } from '../constraint-editor/kind-entries.ts';
import { kindNamed } from '../constraint-editor/rule-row.ts';
import { readImport } from '../import/read-import.ts';
import { fullTimeWords } from '../versions/version-words.ts';
import { versionsQuery } from '../versions/versions-query.ts';
import classes from './Overview.module.css';
import { ruleText } from './rule-lines.ts';
import { addTaken, type Chosen, categoriesToEnable, type TakenRule, takenRules } from './take-rules.ts';
import type { TakenSpread } from './take-spreads.ts';

const MOST = 12;
const NAMES_SHOWN = 3;

/** The constraints of an older version or of a file are chosen from. */
interface Source {
  readonly name: string;
  readonly draft: Draft;
}

/** Takes constraints from an older version or a file for the items of the same names, after a preview of the matches. */
export function TakeRulesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  useFocusReturn();
  const [source, setSource] = useState<Source | null>(null);
  const [version, setVersion] = useState('');
  const [isReading, setReading] = useState(false);
  // Only what was chosen last is read, and nothing once the dialog is closed.
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const resetFile = useRef<() => void>(null);
  const restart = (): AbortController => {
    reading.current?.abort();
    reading.current = new AbortController();
    setReading(false);
    setSource(null);
    return reading.current;
  };
  const read = async (name: string, draftOf: (signal: AbortSignal) => Promise<Draft | null>) => {
    const { signal } = restart();
    setReading(true);
    const draft = await draftOf(signal).catch((error: unknown) => {
      if (!signal.aborted) console.warn('the constraints could not be read', error);
      return null;
    });
    if (signal.aborted) return;
    setReading(false);
    if (draft) setSource({ name, draft });
    else {
      // A version that could not be read can be chosen again.
      setVersion('');
      toast.failure(t('constraints.take.unreadable', { name }));
    }
  };
  const readVersion = (id: string, name: string) => {
    setVersion(id);
    if (id === '') restart();
    else void read(name, async (signal) => (await fetchDraft(id, signal)).file.dataStore);
  };
  const readFile = (file: File) => {
    setVersion('');
    resetFile.current?.();
    void read(file.name, async (signal) => {
      const found = await readImport(file, signal);
      return found.ok ? found.draft : null;
    });
  };
  const close = () => {
    reading.current?.abort();
    onClose();
  };
  return (
    <Modal opened onClose={close} title={t('constraints.take.title')} size={760}>
      <p className={classes.none}>{t('constraints.take.hint')}</p>
      <Group mt="md" gap="xs" align="end">
        <VersionField version={version} onChoose={readVersion} />
        <FileButton
          accept={acceptedFiles.join(',')}
          resetRef={resetFile}
          onChange={(file) => {
            if (file) readFile(file);
          }}
        >
          {(props) => (
            <Button variant="default" {...props}>
              {t('constraints.take.file')}
            </Button>
          )}
        </FileButton>
        {isReading && <Loader size={20} aria-label={t('constraints.take.reading')} />}
      </Group>
      {source && <Preview source={source} onClose={close} />}
    </Modal>
  );
}

interface VersionFieldProps {
  /** The id of the chosen version; empty while none is. */
  readonly version: string;
  readonly onChoose: (id: string, name: string) => void;
}

function VersionField({ version: chosen, onChoose }: VersionFieldProps) {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useQuery(versionsQuery);
  const options = (data?.versions ?? []).flatMap((version) => {
    const time = fullTimeWords(version, i18n.language);
    const label = version.label === null ? time : `${version.label} · ${time}`;
    return version.id === data?.currentID ? [] : { value: version.id, label };
  });
  return (
    <>
      {isError && !data && (
        <Group role="alert" gap="xs" w="100%">
          {t('home.versions.failed')}
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {t('versions.retry')}
          </Button>
        </Group>
      )}
      <NativeSelect
        label={t('constraints.take.version')}
        disabled={!data}
        data={[{ value: '', label: t('constraints.take.choose') }, ...options]}
        value={chosen}
        onChange={({ currentTarget: { value } }) =>
          onChoose(value, options.find((each) => each.value === value)?.label ?? '')
        }
      />
    </>
  );
}

/** The matches by kind, of which some can be left out, and what cannot be taken. */
function Preview({ source: { name, draft: from }, onClose }: { source: Source; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { runAll, isUnsaved } = useDraftSource();
  const draft = useDraft((whole) => whole);
  const { added, present, unmatched, spreads } = useMemo(() => takenRules(from, draft), [from, draft]);
  // Spreads that the school has set otherwise are not replaced unasked.
  const [hasSpreads, setHasSpreads] = useState(() => !spreads.some((each) => isReplacing(draft, each)));
  const [left, setLeft] = useState<ReadonlySet<KindName | null>>(new Set());
  const byKind = useMemo(() => groupByKind(added), [added]);
  const rules = [...byKind].flatMap(([kind, list]) =>
    left.has(kind) ? [] : list.map(({ constraint }) => constraint),
  );
  const chosen: Chosen = { rules, spreads: hasSpreads ? spreads : [] };
  const count = rules.length + chosen.spreads.length;
  const enabled = categoriesToEnable(draft, chosen).map((each) => t(`solver.weights.${each}`));
  const toggle = (kind: KindName | null) => {
    const next = new Set(left);
    if (!next.delete(kind)) next.add(kind);
    setLeft(next);
  };
  const take = () => {
    if (!runAll({ label: 'command.addConstraints' }, (run, to) => addTaken(run, from, to, chosen))) return;
    if (!isUnsaved) toast.success(t('constraints.copied', { count }));
    onClose();
  };
  return (
    <>
      <section className={classes.first}>
        <p className={classes.none}>
          <bdi>{name}</bdi>
        </p>
        <h3>{t('constraints.take.found', { count: added.length + spreads.length })}</h3>
        {present > 0 && <p className={classes.none}>{t('constraints.take.present', { count: present })}</p>}
        {[...byKind].map(([kind, list]) => (
          <KindRules
            key={kind ?? ''}
            kind={kind}
            rules={list}
            isTaken={!left.has(kind)}
            onToggle={() => toggle(kind)}
          />
        ))}
        {spreads.length > 0 && (
          <TakenLines
            label={t('names.counted', { label: t('constraints.tab.lessonspread'), size: spreads.length })}
            isTaken={hasSpreads}
            onToggle={() => setHasSpreads(!hasSpreads)}
            lines={() => spreads.map((spread) => spreadLine(t, draft, spread))}
          />
        )}
      </section>
      {unmatched.length > 0 && (
        <section className={classes.section}>
          <h3>{t('constraints.take.unmatched', { count: unmatched.length })}</h3>
          <ul className={classes.rules}>
            {unmatched.slice(0, MOST).map(({ from: own, missing }) => (
              <li key={own.id}>
                {ruleText(i18n, from, own)}
                <span>
                  {missing.length > 0
                    ? t('constraints.take.missing', { names: firstNames(missing, NAMES_SHOWN) })
                    : t('constraints.take.noPlace')}
                </span>
              </li>
            ))}
            <More count={unmatched.length} />
          </ul>
        </section>
      )}
      {enabled.length > 0 && (
        <p className={classes.none}>{t('constraints.take.enables', { categories: enabled.join(', ') })}</p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('rules.cancel')}
        </Button>
        <Button disabled={count === 0} onClick={take}>
          {t('constraints.addMany', { count })}
        </Button>
      </Group>
    </>
  );
}

interface KindRulesProps {
  /** Null for types that no kind has. */
  readonly kind: KindName | null;
  readonly rules: readonly TakenRule[];
  readonly isTaken: boolean;
  readonly onToggle: () => void;
}

/** The matched rules of a kind. */
function KindRules({ kind, rules, isTaken, onToggle }: KindRulesProps) {
  const { t, i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  const name = kind === null ? t('kinds.unknown') : kindLabel(i18n, kind);
  const lineOf = ({ from, constraint, missing }: TakenRule): Line => ({
    id: from.id,
    text: ruleText(i18n, draft, constraint),
    note:
      missing.length > 0 ? t('constraints.take.missing', { names: firstNames(missing, NAMES_SHOWN) }) : null,
  });
  return (
    <TakenLines
      label={t('names.counted', { label: name, size: rules.length })}
      isTaken={isTaken}
      onToggle={onToggle}
      lines={() => rules.map(lineOf)}
    />
  );
}

interface Line {
  readonly id: Id;
  readonly text: string;
  readonly note: string | null;
}

/** Returns whether the subject has another spread of its own. */
function isReplacing(draft: Draft, { subject, constraint }: TakenSpread): boolean {
  const now = draft.subjects[subject]?.lessonsSpreadConstraint.constraint ?? 'None';
  return now !== 'None' && now !== constraint;
}

/** The spread that a subject gets, and the other one that it has now. */
function spreadLine(t: TFunction, draft: Draft, spread: TakenSpread): Line {
  const { subject: id, constraint, lessonsSamePeriod } = spread;
  const subject = draft.subjects[id];
  const parts = [
    ...(constraint === 'None' ? [] : [t(`subjects.spreads.${constraint}`)]),
    ...(lessonsSamePeriod ? [t('constraints.spread.samePeriod')] : []),
  ];
  const now = subject?.lessonsSpreadConstraint.constraint ?? 'None';
  return {
    id,
    text: `${subject ? subjectTitle(draft, subject) : ''}: ${parts.join(', ')}`,
    note: isReplacing(draft, spread)
      ? t('constraints.take.insteadOf', { spread: t(`subjects.spreads.${now}`) })
      : null,
  };
}

interface TakenLinesProps {
  readonly label: string;
  readonly isTaken: boolean;
  readonly onToggle: () => void;
  readonly lines: () => readonly Line[];
}

/** The rules that belong together, in one line that opens to each. */
function TakenLines({ label, isTaken, onToggle, lines }: TakenLinesProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? lines() : [];
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <Group gap="xs" mih={40}>
        <Checkbox size="sm" checked={isTaken} label={label} onChange={onToggle} />
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          rightSection={<Chevron size={14} stroke={2} aria-hidden className="mirrored" />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('constraints.take.show')}
        </Button>
      </Group>
      {isOpen && (
        <ul className={classes.rules}>
          {shown.slice(0, MOST).map(({ id, text, note }) => (
            <li key={id}>
              {text}
              {note !== null && <span>{note}</span>}
            </li>
          ))}
          <More count={shown.length} />
        </ul>
      )}
    </>
  );
}

/** The number of lines that are left out. */
function More({ count }: { count: number }) {
  const { t } = useTranslation();
  return count > MOST && <li>{t('constraints.overview.more', { count: count - MOST })}</li>;
}

function groupByKind(entries: readonly TakenRule[]): ReadonlyMap<KindName | null, readonly TakenRule[]> {
  const found = new Map<KindName | null, TakenRule[]>();
  for (const entry of entries) {
    const kind = kindNamed(kindOf(entry.constraint)?.kind ?? null) ?? null;
    found.set(kind, [...(found.get(kind) ?? []), entry]);
  }
  return found;
}
