import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconBolt, IconHelpCircle, IconSearch } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import i18next from 'i18next';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNextStep } from '../../document/draft/undo-scope.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { screenOf, screens } from '../../ui/frame/screens.ts';
import { openHelp } from '../help/help-dialog-store.ts';
import { allSections } from '../help/help-sections.ts';
import classes from './Palette.module.css';
import { type PaletteAction, paletteActions } from './palette-actions.ts';
import { type DraftItem, draftItems } from './palette-items.ts';
import { takeTyped } from './palette-store.ts';
import { type PaletteItem, searchPalette } from './search-palette.ts';

const [store, spotlight] = createSpotlight();

/** The kinds listed before anything is typed. */
const FIRST = new Set(['screens', 'actions']);
const LIMIT = 8;
/** Lets keys scroll the list; the list hands it on to what scrolls in it. */
const reachable = { viewportProps: { tabIndex: 0 } };

interface ScreenItem extends PaletteItem<'screens'> {
  readonly path: string;
  readonly sign: ReactNode;
}
type Item = ScreenItem | PaletteAction | DraftItem | HelpItem;

const kinds = ['screens', 'actions', 'groups', 'teachers', 'subjects', 'classrooms', 'help'] as const;
const hasScreen = (path: string) => screens.some((screen) => screen.path === path);

/**
 * Finds any screen, class, teacher, subject and classroom, the actions that are always available, and the answers of the
 * help. Opens with each request.
 */
export function Palette({ asked }: { asked: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const items = useItems();
  const found = useMemo(() => searchPalette(items, query, LIMIT, FIRST), [items, query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each ask opens it anew.
  useEffect(() => spotlight.open(), [asked]);

  // Enter takes the best that was found, without an arrow key first: marked as the arrow keys mark it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one then.
  useEffect(() => {
    if (query.trim() === '') return;
    for (const marked of list.current?.querySelectorAll('[data-selected]') ?? []) {
      marked.removeAttribute('data-selected');
    }
    list.current?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [found, query]);

  const take = async (item: Item) => {
    if ('path' in item && item.path !== undefined) await navigate({ to: item.path });
    if ('run' in item) item.run?.();
  };
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight="min(440px, 60vh)"
      size={600}
      centered={false}
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
      yOffset="12vh"
      attributes={{ content: { 'aria-label': t('shell.palette.open') } }}
    >
      <Spotlight.Search
        placeholder={t('shell.palette.placeholder')}
        aria-label={t('shell.palette.placeholder')}
        onFocus={() => {
          const before = takeTyped();
          if (before !== '') setQuery((now) => before + now);
        }}
        leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
      />
      <Spotlight.ActionsList ref={list} {...reachable}>
        {found.length === 0 ? <Spotlight.Empty>{t('shell.palette.nothing')}</Spotlight.Empty> : null}
        {kinds.map((kind) => {
          const ofKind = found.filter((item) => item.kind === kind);
          return ofKind.length === 0 ? null : (
            <Spotlight.ActionsGroup key={kind} label={t(`shell.palette.kinds.${kind}`)}>
              {ofKind.map((item) => (
                <Spotlight.Action key={item.id} onClick={() => void take(item)}>
                  <PaletteLine item={item} />
                </Spotlight.Action>
              ))}
            </Spotlight.ActionsGroup>
          );
        })}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function useItems(): Item[] {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const path = useLocation({ select: (location) => location.pathname });
  // A form that opens or closes changes what undo reaches.
  const undo = useNextStep('undo');
  const redo = useNextStep('redo');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of the help are of the language.
  const ofHelp = useMemo(helpItems, [t]);
  return useMemo((): Item[] => {
    const shown = screens.filter((screen) => screen.isShown?.(draft) ?? true);
    const ofScreens = shown.map(
      ({ id, path: to, title, Icon }): ScreenItem => ({
        id: `screen:${id}`,
        kind: 'screens',
        label: t(title),
        path: to,
        sign: <Icon size={16} stroke={1.7} aria-hidden />,
      }),
    );
    const actions = paletteActions(draft, screenOf(path)?.help, hasScreen, { undo, redo });
    return [...ofScreens, ...actions, ...draftItems(draft, hasScreen), ...ofHelp];
  }, [draft, path, undo, redo, ofHelp, t]);
}

function PaletteLine({ item }: { item: Item }) {
  return (
    <span className={classes.line}>
      <span className={classes.sign}>
        {'sign' in item ? (
          item.sign
        ) : item.color ? (
          <i style={{ background: item.color }} />
        ) : item.kind === 'help' ? (
          <IconHelpCircle size={16} stroke={1.7} aria-hidden />
        ) : (
          <IconBolt size={16} stroke={1.7} aria-hidden />
        )}
      </span>
      <span className={classes.label}>{item.label}</span>
      {'hint' in item && item.hint ? (
        <span className={classes.hint} title={item.hint}>
          {item.hint}
        </span>
      ) : null}
      {'keys' in item && item.keys ? <kbd className={classes.hint}>{item.keys}</kbd> : null}
    </span>
  );
}

/** An answer of the help, found by the words of its text. */
interface HelpItem extends PaletteItem<'help'> {
  /** The title of the dialog that has it. */
  readonly hint: string;
  readonly run: () => void;
}

const helpItems = (): HelpItem[] =>
  allSections().map(({ topic, id, title, body }) => ({
    id: `help:${topic}.${id}`,
    kind: 'help',
    label: title,
    keywords: body,
    hint: i18next.t(`${topic}.title`, { ns: 'help' }),
    run: () => openHelp(topic, id),
  }));
