import { type RefObject, useEffect } from 'react';
import type { LessonFacts } from '../timetable-grid/lesson-facts.ts';
import classes from './WideGrid.module.css';

/** The people and the room of a lesson, as words of an attribute by which style rules find their other lessons. */
export const itemWords = ({ groups, teachers, classroom }: LessonFacts): string =>
  [
    ...teachers.map(({ id }) => `t-${id}`),
    ...groups.map(({ id }) => `g-${id}`),
    ...(classroom ? [`r-${classroom.id}`] : []),
  ].join(' ');

const sheets = new WeakMap<Document, CSSStyleSheet>();

function sheetOf(document: Document): CSSStyleSheet {
  const known = sheets.get(document);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  sheets.set(document, sheet);
  return sheet;
}

const styleOf = {
  t: 'outline: 2px solid var(--accent); outline-offset: -2px;',
  g: 'box-shadow: inset 0 -3px var(--accent);',
  r: 'outline: 2px dashed var(--accent); outline-offset: -2px;',
} as const;

/** The rules that mark whatever shares an item with these words. A teacher's mark wins over that of a room. */
function rulesFor(words: string): string {
  const rule = (word: string) => {
    const style = styleOf[word[0] as keyof typeof styleOf];
    return `.${classes.grid} [data-items~="${CSS.escape(word)}"] { ${style} }`;
  };
  const order = { r: 0, g: 1, t: 2 };
  return words
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => order[a[0] as keyof typeof order] - order[b[0] as keyof typeof order])
    .map(rule)
    .join('\n');
}

/**
 * While the pointer is on a lesson or the focus in it, all lessons of its teachers, classes and room are marked, and
 * their names; while a lesson is in the hand, those of that one. A style rule does it: nothing renders again.
 */
export function useSameItems(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element || !('adoptedStyleSheets' in document)) return;
    const sheet = sheetOf(document);
    let shown = '';
    const isHolding = () => document.documentElement.dataset.placing !== undefined;
    const show = (words: string) => {
      if (words === shown || isHolding()) return;
      shown = words;
      sheet.replaceSync(rulesFor(words));
    };
    const wordsAt = (target: EventTarget | null) =>
      (target instanceof Element && target.closest<HTMLElement>('[data-items]')?.dataset.items) || '';
    const onOver = (event: Event) => show(wordsAt(event.target));
    const hide = () => show('');
    const hand = new MutationObserver(hide);
    hand.observe(document.documentElement, { attributeFilter: ['data-placing'] });
    element.addEventListener('pointerover', onOver);
    element.addEventListener('focusin', onOver);
    element.addEventListener('pointerleave', hide);
    element.addEventListener('focusout', hide);
    return () => {
      hand.disconnect();
      sheet.replaceSync('');
      element.removeEventListener('pointerover', onOver);
      element.removeEventListener('focusin', onOver);
      element.removeEventListener('pointerleave', hide);
      element.removeEventListener('focusout', hide);
    };
  }, [container]);
}
