import { useMediaQuery } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptScroll } from '../../platform/page-memory/use-kept-scroll.ts';
import { DetailsCard } from './DetailsCard.tsx';
import { GroupRow } from './GroupRow.tsx';
import { ListRow } from './ListRow.tsx';
import classes from './ListView.module.css';
import { type ListItem, listMeasures } from './list-kind.ts';
import type { ListLine } from './list-lines.ts';
import { formKey } from './list-state.ts';
import type { ListViewProps } from './list-view-props.ts';
import { NoMatch } from './NoMatch.tsx';
import { useListKeys } from './use-list-keys.ts';
import { withIndex } from './with-index.ts';

const ROW = 36;
/** On phones a line has two lines of text. */
const PHONE_ROW = 52;

interface ListProps<Item extends ListItem> extends ListViewProps<Item> {
  readonly lines: readonly ListLine<Item>[];
}

/** The items below each other, and the card of one beside them. */
export function ListView<Item extends ListItem>({
  entity,
  items,
  lines,
  state,
  roving,
  actions,
  onClose,
  onDone,
  onClearFilters,
}: ListProps<Item>) {
  const { t } = useTranslation();
  const { open, isSelecting, selected } = state;
  const { activeIndex, activeId, scrollTo, container, onFocus } = roving;
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useKeptScroll(scroller, `list/${entity.path}/list`);
  const isPhone = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false });
  const rowHeight = isPhone ? PHONE_ROW : ROW;
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 6,
    // The tab stop stays rendered, so that scrolling does not lose the focus.
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), activeIndex, lines.length),
    initialOffset: scroll.top,
    initialRect: { width: 400, height: 800 },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are measured anew when their height changes.
  useLayoutEffect(() => virtualizer.measure(), [rowHeight]);
  useEffect(() => {
    scrollTo.current = (index) => virtualizer.scrollToIndex(index);
  }, [scrollTo, virtualizer]);
  const onKeyDown = useListKeys({ lines, columns: 1, roving, actions, isSelecting });
  useLayoutEffect(roving.settle);
  const { Form } = entity;
  const shown = open?.id == null ? undefined : items.find((item) => item.id === open.id);
  return (
    <div
      className={classes.view}
      data-open={open !== null || undefined}
      style={{ '--list-width': listMeasures[entity.kind].listWidth } as CSSProperties}
    >
      <div ref={scroller} className={classes.scroller}>
        {items.length === 0 ? <NoMatch onClear={onClearFilters} /> : null}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside. */}
        <div
          ref={container}
          className={classes.list}
          style={{ height: virtualizer.getTotalSize(), '--row-height': `${rowHeight}px` } as CSSProperties}
          onKeyDown={onKeyDown}
        >
          <ul aria-label={t(`lists.${entity.kind}.count`, { count: items.length })}>
            {virtualizer.getVirtualItems().map(({ index, key, start }) => {
              const line = lines[index];
              return (
                line && (
                  <li
                    key={key}
                    style={{ insetBlockStart: start }}
                    aria-setsize={lines.length}
                    aria-posinset={index + 1}
                  >
                    {line.item === null && line.group !== null ? (
                      <GroupRow
                        entity={entity}
                        id={line.id}
                        group={line.group}
                        isTabStop={line.id === activeId}
                        selected={isSelecting ? selected : null}
                        actions={actions}
                        onFocus={onFocus}
                      />
                    ) : line.item === null ? null : (
                      <ListRow
                        entity={entity}
                        item={line.item}
                        isMember={line.group !== null}
                        isTabStop={line.id === activeId}
                        isOpen={line.id === open?.id}
                        isSelected={isSelecting ? selected.has(line.id) : null}
                        actions={actions}
                        onFocus={onFocus}
                      />
                    )}
                  </li>
                )
              );
            })}
          </ul>
        </div>
      </div>
      <div className={classes.pane}>
        {open?.mode === 'edit' ? (
          <section className={classes.card}>
            <Form
              key={formKey(open)}
              id={open.id}
              copyOf={open.copyOf}
              onClose={() => onClose(open.id)}
              onDone={onDone}
            />
          </section>
        ) : shown ? (
          <DetailsCard
            key={shown.id}
            entity={entity}
            item={shown}
            actions={actions}
            onClose={() => onClose(shown.id)}
          />
        ) : null}
      </div>
    </div>
  );
}
