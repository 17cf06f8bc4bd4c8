import { useMediaQuery } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptScroll } from '../../platform/page-memory/use-kept-scroll.ts';
import { ChipsWidth } from '../fields/NameChips.tsx';
import { GridCard } from './GridCard.tsx';
import classes from './GridView.module.css';
import { GroupRow } from './GroupRow.tsx';
import { gridRows, lineInNextRow, rowOfLine } from './grid-rows.ts';
import { type ListItem, listMeasures } from './list-kind.ts';
import type { ListLine } from './list-lines.ts';
import { formKey } from './list-state.ts';
import type { ListViewProps } from './list-view-props.ts';
import { NoMatch } from './NoMatch.tsx';
import { useListKeys } from './use-list-keys.ts';

const GAP = 12;
const OPEN_CARD = 480;
const HEAD = 40;

interface GridProps<Item extends ListItem> extends ListViewProps<Item> {
  readonly lines: readonly ListLine<Item>[];
}

/** The items as cards in columns, those of one name below its head; the one that is edited takes a row of its own. */
export function GridView<Item extends ListItem>({
  entity,
  items,
  lines,
  state,
  roving,
  actions,
  onClose,
  onDone,
  onClearFilters,
}: GridProps<Item>) {
  const { t } = useTranslation();
  const { open, isSelecting, selected } = state;
  const { activeId, scrollTo, container, onFocus } = roving;
  const columns = useColumns();
  const { cardHeight } = listMeasures[entity.kind];
  const rows = useMemo(() => gridRows(lines, columns, open), [lines, columns, open]);
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useKeptScroll(scroller, `list/${entity.path}/grid`);
  const activeRow = rowOfLine(rows, activeId ?? undefined);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) =>
      ({ open: OPEN_CARD, head: HEAD, cards: cardHeight })[rows[index]?.kind ?? 'cards'],
    getItemKey: (index) => rows[index]?.key ?? index,
    gap: GAP,
    paddingStart: GAP,
    paddingEnd: GAP,
    scrollPaddingStart: GAP,
    scrollPaddingEnd: GAP,
    overscan: 2,
    // The open card and the tab stop stay rendered, so that scrolling loses neither changes nor the focus.
    rangeExtractor: (range) => {
      const kept = new Set(defaultRangeExtractor(range));
      if (activeRow >= 0) kept.add(activeRow);
      const openRow = rows.findIndex((row) => row.kind === 'open');
      if (openRow >= 0) kept.add(openRow);
      return [...kept].sort((a, b) => a - b);
    },
    initialOffset: scroll.top,
    initialRect: { width: 1200, height: 800 },
  });
  // A form that grows or shrinks moves the cards below it, not the part of it that its user looks at.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ end }, _delta, { scrollOffset }) =>
    end <= (scrollOffset ?? 0);
  useEffect(() => {
    scrollTo.current = (index) => virtualizer.scrollToIndex(Math.max(0, rowOfLine(rows, lines[index]?.id)));
  }, [scrollTo, virtualizer, rows, lines]);
  const openKey = open === null ? null : formKey(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another card opens or all cards move.
  useEffect(() => {
    const at = rows.findIndex((row) => row.kind === 'open');
    if (openKey === null || at < 0 || scroller.current === null) return;
    // A card that does not fit shows its beginning.
    const card = scroller.current.querySelector<HTMLElement>(`[data-index="${at}"]`);
    const fits = (card?.offsetHeight ?? 0) + 2 * GAP <= scroller.current.clientHeight;
    virtualizer.scrollToIndex(at, { align: fits ? 'auto' : 'start' });
  }, [openKey, columns]);
  const onKeyDown = useListKeys({
    lines,
    columns,
    roving,
    actions,
    isSelecting,
    lineInNextRow: (id, step) => lineInNextRow(rows, id, step),
  });
  useLayoutEffect(roving.settle);
  useScrollBefore(scroller, openKey !== null, (top) => virtualizer.scrollToOffset(top));
  const members = useMemo(
    () => new Set(lines.flatMap(({ item, group }) => (item && group ? [item.id] : []))),
    [lines],
  );
  const { Form } = entity;
  const cardWidth = useCardWidth(scroller, columns);
  return (
    <ChipsWidth value={cardWidth}>
      <div ref={scroller} className={classes.scroller} data-open={open !== null || undefined}>
        {items.length === 0 && open === null ? <NoMatch onClear={onClearFilters} /> : null}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside. */}
        <div
          ref={container}
          className={classes.grid}
          style={
            {
              height: virtualizer.getTotalSize(),
              '--columns': columns,
              '--card-height': `${cardHeight}px`,
            } as CSSProperties
          }
          onKeyDown={onKeyDown}
        >
          {/* One flat list of cards with stable keys, placed by their rows: React keeps the elements of the cards when a card
            opens and when a row enters or leaves. With an array for each row it would match rows by position and make
            every visible card anew, also between the press and the release of the mouse. */}
          <ul aria-label={t(`lists.${entity.kind}.count`, { count: items.length })}>
            {virtualizer.getVirtualItems().flatMap(({ index, start }) => {
              const row = rows[index];
              if (!row) return [];
              if (row.kind === 'head') {
                const { id, group } = row.line;
                return group === null
                  ? []
                  : [
                      <li key={id} className={classes.headPlace} style={{ insetBlockStart: start }}>
                        <GroupRow
                          entity={entity}
                          id={id}
                          group={group}
                          isTabStop={id === activeId}
                          selected={isSelecting ? selected : null}
                          actions={actions}
                          onFocus={onFocus}
                        />
                      </li>,
                    ];
              }
              if (row.kind === 'cards')
                return row.items.map((item, column) => (
                  <li
                    key={item.id}
                    className={classes.place}
                    style={{ insetBlockStart: start, '--column': column } as CSSProperties}
                  >
                    <GridCard
                      entity={entity}
                      item={item}
                      isMember={members.has(item.id)}
                      isTabStop={item.id === activeId}
                      isOpen={false}
                      isSelected={isSelecting ? selected.has(item.id) : null}
                      actions={actions}
                      onFocus={onFocus}
                    />
                  </li>
                ));
              return [
                <li
                  key={`open ${openKey}`}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className={classes.openPlace}
                  style={{ insetBlockStart: start }}
                >
                  <section className={classes.openCard}>
                    <ChipsWidth value={null}>
                      <Form
                        id={row.id}
                        copyOf={open?.copyOf}
                        onClose={() => onClose(row.id)}
                        onDone={onDone}
                      />
                    </ChipsWidth>
                  </section>
                </li>,
              ];
            })}
          </ul>
        </div>
      </div>
    </ChipsWidth>
  );
}

/** Scrolls back, when the open card closes, to the place that the grid had before; an item that is elsewhere now is in sight. */
function useScrollBefore(
  scroller: RefObject<HTMLElement | null>,
  isOpen: boolean,
  scrollTo: (top: number) => void,
): void {
  const before = useRef<number | null>(null);
  const wasOpen = useRef(false);
  if (isOpen && !wasOpen.current) before.current = scroller.current?.scrollTop ?? null;
  wasOpen.current = isOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the card closes.
  useLayoutEffect(() => {
    if (isOpen || before.current === null) return;
    scrollTo(before.current);
    before.current = null;
    scroller.current?.querySelector('[data-item]:focus')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
}

/** The gutters of the grid, and the parts of a card beside its content, in px, as in the style sheet. */
const GUTTERS = 40;
const FRAME = 34;
let latestWidth = 1200;

/** The width that the content of a card has. */
function useCardWidth(scroller: RefObject<HTMLElement | null>, columns: number): number {
  const [width, setWidth] = useState(latestWidth);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      latestWidth = element.clientWidth;
      setWidth(latestWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return Math.floor((width - GUTTERS - (columns - 1) * GAP) / columns) - FRAME;
}

/** 1, 2, 3 or 4, by the width of the window. */
function useColumns(): number {
  const first = { getInitialValueInEffect: false };
  const two = useMediaQuery('(min-width: 600px)', true, first);
  const three = useMediaQuery('(min-width: 1280px)', true, first);
  const four = useMediaQuery('(min-width: 1920px)', false, first);
  return four ? 4 : three ? 3 : two ? 2 : 1;
}
