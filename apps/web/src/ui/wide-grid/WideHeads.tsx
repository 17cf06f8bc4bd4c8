import { abbreviateLabels } from '@bellgrid/model';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { clockTime } from '../../platform/clock-time.ts';
import type { GridBlock } from '../timetable-grid/grid-layout.ts';
import { type PeriodHeading, periodHeading, shortHeadings } from '../timetable-grid/period-heading.ts';
import { textWidth } from './text-width.ts';
import classes from './WideGrid.module.css';
import { cutName, LABEL, type WideGeometry, type WideSection } from './wide-geometry.ts';

interface WideHeadsProps {
  readonly geometry: WideGeometry;
  readonly blocks: readonly GridBlock[];
  /** The indices of the items that are rendered. */
  readonly rendered: ReadonlySet<number>;
  readonly dayLabels: readonly string[];
  readonly structureNames: ReadonlyMap<string, string>;
}

/** The letters of a period's heading in rows, and the space between two of them, in px. */
const HEADING = 11;
const HEADING_GAP = 2;

/** The letters of a period and of its time in columns, what is around and between them, and the height of a line, in px. */
const PERIOD = { label: 11.5, time: 10.5, around: 12, gap: 5, line: 15, above: 4 } as const;
/** From this size on a name has two lines in a row. */
const TWO_LINES = 30;
/** From this size on a period shows its time, which is below a label that leaves no room beside it. */
const TIME_FROM = 30;

/** True where the time of a period has room: on the line of its label in a column so wide, or on the line below. */
export function hasTime({ main, start }: PeriodHeading, width: number, size: number): boolean {
  if (start === '' || size < TIME_FROM) return false;
  const words = textWidth(main, 600) * PERIOD.label + PERIOD.gap + textWidth(start, 400) * PERIOD.time;
  return words <= width - PERIOD.around || size >= PERIOD.above + 2 * PERIOD.line;
}

/** The names of days, periods and items at the edges, which stay in sight. A screen reader has them in each cell. */
export function WideHeads(props: WideHeadsProps) {
  const { geometry, blocks, rendered, dayLabels, structureNames } = props;
  const { layout, days, sections, dayStep, width, height, label, header } = geometry;
  const shorts = abbreviateLabels(dayLabels);
  const isMany = sections.length > 1;
  const structureOf = (section: WideSection) => (isMany ? (structureNames.get(section.structure) ?? '') : '');
  const stripsOf = ({ first, end }: WideSection) =>
    blocks
      .slice(first, end)
      .flatMap((block, strip) => (rendered.has(first + strip) ? [{ block, strip }] : []));
  if (layout === 'rows') {
    return sections.map((section) => (
      <Fragment key={section.structure}>
        <div
          className={classes.area}
          style={{ insetBlockStart: section.start, insetInlineStart: 0, width, height: section.size }}
          aria-hidden
        >
          <div className={classes.top} style={{ width, height: header }}>
            <div className={classes.corner} style={{ width: label, height: header }}>
              <span title={structureOf(section)}>{structureOf(section)}</span>
            </div>
            {days.map((day, at) => (
              <DayWithPeriods
                key={day}
                name={dayLabels[day] ?? ''}
                start={label + at * dayStep}
                size={geometry.daySize}
                section={section}
              />
            ))}
          </div>
        </div>
        <div
          className={classes.area}
          style={{
            insetBlockStart: section.start + header,
            insetInlineStart: 0,
            width,
            height: section.size - header,
          }}
        >
          <div className={classes.side} style={{ width: label, height: section.size - header }}>
            {stripsOf(section).map(({ block, strip }) => (
              <Name
                key={block.key}
                block={block}
                isCut={label === LABEL}
                hasTwoLines={geometry.strip >= TWO_LINES}
                style={{ insetBlockStart: strip * geometry.strip, height: geometry.strip, width: label }}
              />
            ))}
          </div>
        </div>
      </Fragment>
    ));
  }
  const columns = layout === 'days' ? days : [null];
  return (
    <>
      <div className={classes.area} style={{ insetBlockStart: 0, insetInlineStart: 0, width, height }}>
        <div className={classes.top} style={{ width, height: header }}>
          {columns.flatMap((day, at) =>
            sections.map((section) => (
              <div
                key={`${day}/${section.structure}`}
                className={classes.part}
                style={{
                  insetInlineStart: section.start + at * dayStep,
                  width: section.size,
                  height: header,
                }}
              >
                <div className={classes.corner} style={{ width: label, height: header }} aria-hidden>
                  {day === null ? null : <b title={dayLabels[day]}>{dayLabels[day]}</b>}
                  <span title={structureOf(section)}>{structureOf(section)}</span>
                </div>
                {stripsOf(section).map(({ block, strip }) => (
                  <Name
                    key={block.key}
                    block={block}
                    style={{
                      insetInlineStart: label + strip * geometry.strip,
                      width: geometry.strip,
                      height: header,
                    }}
                  />
                ))}
              </div>
            )),
          )}
        </div>
      </div>
      {columns.flatMap((day, at) =>
        sections.map((section) => (
          <div
            key={`${day}/${section.structure}`}
            className={classes.area}
            style={{
              insetBlockStart: header,
              insetInlineStart: section.start + at * dayStep,
              width: section.size,
              height: height - header,
            }}
            aria-hidden
          >
            <div className={classes.side} style={{ width: label, height: height - header }}>
              {(layout === 'days' ? [null] : days).map((each, place) => (
                <div key={each} className={classes.dayPart} style={{ insetBlockStart: place * dayStep }}>
                  {section.periods.map((period, row) => {
                    const heading = periodHeading(period, row);
                    const start = section.axis.starts[row] ?? 0;
                    const size = (section.axis.ends[row] ?? 0) - start;
                    const isNamed = each !== null && row === 0;
                    return (
                      <div
                        key={period.id}
                        className={classes.period}
                        style={{ insetBlockStart: start, height: size, width: label }}
                        data-first={row === 0 || undefined}
                        data-named={isNamed || undefined}
                        title={`${period.label || row + 1} ${clockTime(period.periodStart)}–${clockTime(period.periodEnd)}`}
                      >
                        {isNamed ? <b className={classes.dayName}>{shorts[each]}</b> : null}
                        <span>{heading.main}</span>
                        {hasTime(heading, label, isNamed ? size - PERIOD.line : size) ? (
                          <small>{heading.start}</small>
                        ) : null}
                      </div>
                    );
                  })}
                </div>
              ))}
            </div>
          </div>
        )),
      )}
    </>
  );
}

interface DayWithPeriodsProps {
  readonly name: string;
  readonly start: number;
  readonly size: number;
  readonly section: WideSection;
}

function DayWithPeriods({ name, start, size, section }: DayWithPeriodsProps) {
  const { starts, ends } = section.axis;
  const headings = shortHeadings(
    section.periods,
    (words, row) => textWidth(words, 400) * HEADING <= (ends[row] ?? 0) - (starts[row] ?? 0) - HEADING_GAP,
  );
  return (
    <div className={classes.dayHead} style={{ insetInlineStart: start, width: size }}>
      <b>{name}</b>
      {section.periods.map((period, row) => {
        const from = section.axis.starts[row] ?? 0;
        const words = `${period.label || row + 1} ${clockTime(period.periodStart)}–${clockTime(period.periodEnd)}`;
        return (
          <span
            key={period.id}
            title={words}
            style={{ insetInlineStart: from, width: (section.axis.ends[row] ?? from) - from }}
          >
            {headings[row]}
          </span>
        );
      })}
    </div>
  );
}

interface NameProps {
  readonly block: GridBlock;
  readonly isCut?: boolean;
  /** A longer name has a second line: classes often differ at the end of their names alone. */
  readonly hasTwoLines?: boolean;
  readonly style: React.CSSProperties;
}

/** A longer name is written smaller at the head of a column. */
const SHORT = 6;

const wordOf = { classes: 'g', teachers: 't', classrooms: 'r' } as const;

/** The name of an item, with the way to its own schedule. Keys have the cells and their details instead. */
function Name({ block, isCut = false, hasTwoLines = false, style }: NameProps) {
  const { item, kind } = block;
  const name = isCut ? cutName(item.name) : item.name;
  return (
    <div
      className={classes.name}
      style={style}
      data-long={name.length > SHORT || undefined}
      data-lines={hasTwoLines ? 2 : undefined}
      data-items={`${wordOf[kind]}-${item.id}`}
    >
      <Link
        to="/schedule/$view/$id"
        params={{ view: kind, id: item.id }}
        preload={false}
        tabIndex={-1}
        aria-hidden
        title={block.structureName ? `${item.name}, ${block.structureName}` : item.name}
        dir="auto"
      >
        {name}
      </Link>
    </div>
  );
}
