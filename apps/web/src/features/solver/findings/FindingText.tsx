import type { Draft, Finding } from '@bellgrid/model';
import { messageDetails, renderMessage, textOf } from '@bellgrid/texts';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameText } from '../../../ui/fields/NameText.tsx';
import { firstNames } from '../../../ui/fields/PickerChip.tsx';
import { closePanel } from '../run/solver-panels.ts';
import classes from './DetailsPanel.module.css';
import { type FindingItem, findingItems, itemPath } from './finding-items.ts';

interface FindingTextProps {
  readonly draft: Draft;
  readonly finding: Finding;
  /** The lines that the sentence sums up, when not those of the finding itself. */
  readonly lines?: readonly string[] | null;
  /** The number of places that the lines tell, or of all with those that the last line sums up. */
  readonly count?: number | undefined;
  /** The number of places that are told, if the last line sums up others. */
  readonly told?: number | undefined;
}

const SHOWN = 6;

/** A finding's sentence with its names as links, chips for its other items, and on demand the full lists: one button shows all. */
export function FindingText({ draft, finding, lines = null, count, told }: FindingTextProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const runs = renderMessage(i18n, draft, finding);
  const linked = new Set(runs.flatMap(({ item }) => item?.id ?? []));
  const others = findingItems(draft, finding.about).filter(({ id }) => !linked.has(id));
  const hidden = Math.max(0, others.length - SHOWN);
  const shown = isOpen ? others : others.slice(0, SHOWN);
  const summedUp = lines ?? messageDetails(i18n, draft, finding).map(textOf);
  return (
    <>
      <p className={classes.sentence}>
        {runs.map(({ text, item }, index) => {
          const path = item ? itemPath(draft, item) : null;
          // biome-ignore lint/suspicious/noArrayIndexKey: a run of text has no identity but its place.
          return path ? <TextLink key={index} path={path} text={text} /> : <span key={index}>{text}</span>;
        })}
      </p>
      {others.length > 0 && (
        <div className={classes.links}>
          {shown.map((item) => (
            <ChipLink key={item.path} item={item} />
          ))}
          {hidden > 0 && !isOpen && summedUp.length === 0 && (
            <button type="button" className={classes.chip} onClick={() => setOpen(true)}>
              {t('solver.found.more', { count: hidden })}
            </button>
          )}
        </div>
      )}
      {summedUp.length > 0 && (
        <Lines
          lines={summedUp}
          count={count ?? summedUp.length}
          told={told}
          hasMore={hidden > 0}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
    </>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly count: number;
  readonly told: number | undefined;
  /** It also shows items of the finding: the number of lines would not be that of all that it shows. */
  readonly hasMore: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Lines({ lines, count, told, hasMore, isOpen, onToggle }: LinesProps) {
  const { t } = useTranslation();
  const listId = useId();
  const isPart = told !== undefined && told < count;
  return (
    <div className={classes.details}>
      <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={onToggle}>
        <IconChevronDown size={14} stroke={1.8} aria-hidden />
        {isOpen
          ? t('solver.found.fewer')
          : isPart
            ? t('solver.found.detailsOf', { shown: told, count })
            : hasMore
              ? t('solver.found.all')
              : t('solver.found.details', { count })}
      </button>
      <ul id={listId} hidden={!isOpen}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function TextLink({ path, text }: { path: string; text: string }) {
  return (
    <Link to={path} preload={false} className={classes.link} onClick={closePanel}>
      {text}
    </Link>
  );
}

const CLASSES_SHOWN = 3;

function ChipLink({ item: { name, color, path, classes: groups } }: { item: FindingItem }) {
  return (
    <Link
      to={path}
      preload={false}
      className={classes.chip}
      title={[name, ...groups].join(', ')}
      onClick={closePanel}
    >
      <i className={classes.dot} style={{ background: color }} aria-hidden />
      <NameText name={name} />{' '}
      {groups.length > 0 && <bdi className={classes.classes}>{firstNames(groups, CLASSES_SHOWN)}</bdi>}
    </Link>
  );
}
