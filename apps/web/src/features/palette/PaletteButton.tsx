import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './PaletteButton.module.css';
import { openPalette } from './palette-store.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The way to the command palette, with its key. */
export function PaletteButton({ onOpen }: { onOpen?: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t('shell.palette.open')}
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onClick={() => {
        onOpen?.();
        openPalette();
      }}
    >
      <IconSearch size={16} stroke={1.8} aria-hidden />
      <span className={classes.text}>{t('shell.palette.search')}</span>
      <kbd className={classes.key}>{isApple ? '⌘ K' : t('shell.keys.palette')}</kbd>
    </button>
  );
}
