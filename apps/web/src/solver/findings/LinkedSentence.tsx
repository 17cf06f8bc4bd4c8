import type { Draft } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameText } from '../../fields/NameText.tsx';
import { firstNames } from '../../fields/PickerChip.tsx';
import { closePanel } from '../solver-panels.ts';
import classes from './FindingsDrawer.module.css';
import { type FindingItem, findingItems, impliedItems } from './finding-items.ts';
import { linkNames } from './link-names.ts';

interface LinkedSentenceProps {
  readonly draft: Draft;
  readonly finding: SolverFinding;
}

const SHOWN = 6;

/** A finding's sentence with its names as links, and chips for what it is about beside those. */
export function LinkedSentence({ draft, finding }: LinkedSentenceProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const items = findingItems(draft, finding);
  const linked = linkNames(finding.sentence, [...items, ...impliedItems(draft, finding)]);
  const others = linked.others.filter((item) => items.includes(item));
  const shown = all ? others : others.slice(0, SHOWN);
  const hidden = others.length - shown.length;
  return (
    <>
      <p className={classes.sentence}>
        {linked.parts.map(({ text, item }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence has no identity but its place.
          return item ? <TextLink key={index} item={item} text={text} /> : <span key={index}>{text}</span>;
        })}
      </p>
      {others.length > 0 && (
        <div className={classes.links}>
          {shown.map((item) => (
            <ChipLink key={item.path} item={item} />
          ))}
          {hidden > 0 && (
            <button type="button" className={classes.chip} onClick={() => setAll(true)}>
              {t('solver.found.more', { count: hidden })}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function TextLink({ item, text }: { item: FindingItem; text: string }) {
  return (
    <Link to={item.path} preload={false} className={classes.link} onClick={closePanel}>
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
