import {
  type CSSVariablesResolver,
  createTheme,
  type MantineThemeOverride,
  mergeThemeOverrides,
} from '@mantine/core';

/** Movement of the parts that Mantine moves by itself; `--motion` for all others. */
const motion = (duration: number) => ({ duration, timingFunction: 'ease-out' });
/** A dialog that is closed is gone at once: the next key is for what was behind it. */
const dialogMotion = (duration: number) => ({ ...motion(duration), exitDuration: 0 });

// Parts are named by text, so that a screen loads only those that it shows.
const look = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 6 },
  colors: {
    accent: [
      '#eef0ff',
      '#dfe1fd',
      '#cfd2fb',
      '#b4b7ff',
      '#9094f5',
      '#6a6ff0',
      '#4a4fd9',
      '#3f44c4',
      '#3a3eb8',
      '#2c2f8f',
    ],
    hard: [
      '#fdeeec',
      '#fbe3e0',
      '#f6c3be',
      '#f09a93',
      '#f0655c',
      '#dd4a41',
      '#d0342c',
      '#b62b24',
      '#9d251f',
      '#7d1d18',
    ],
    soft: [
      '#fff4e2',
      '#ffe8c7',
      '#ffd9a3',
      '#f9c37a',
      '#f0a548',
      '#dd8520',
      '#c86a00',
      '#a85700',
      '#8a4a00',
      '#6b3900',
    ],
    // Mantine's neutrals of the dark scheme, from text to the deepest background.
    dark: [
      '#e7eaef',
      '#c3c9d2',
      '#9aa3b0',
      '#717b89',
      '#3a424d',
      '#2e353f',
      '#1f242b',
      '#14171c',
      '#101317',
      '#0b0d10',
    ],
  },
  fontFamily: "'Inter Variable', Inter, system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '3px', sm: '5px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '28px' },
      h2: { fontSize: '16px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' }, styles: { label: { fontWeight: 600 } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    InputWrapper: {
      styles: {
        label: { marginBlockEnd: 4, fontWeight: 500 },
        description: { marginBlockEnd: 4, lineHeight: '16px' },
        error: { marginBlockStart: 4, lineHeight: '18px' },
      },
    },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    // A closed list of options is not kept in the page: there can be hundreds.
    Combobox: { defaultProps: { keepMounted: false } },
    // Reaching a field with Tab does not cover the fields below it.
    Select: { defaultProps: { openOnFocus: false } },
    Switch: { defaultProps: { size: 'sm' } },
    Tooltip: { defaultProps: { openDelay: 750, transitionProps: motion(140) } },
    Popover: { defaultProps: { transitionProps: motion(140) } },
    SegmentedControl: { defaultProps: { transitionDuration: 140, transitionTimingFunction: 'ease-out' } },
    Accordion: { defaultProps: { transitionDuration: 140 } },
    Notifications: { defaultProps: { transitionDuration: 160 } },
    Menu: {
      defaultProps: { transitionProps: motion(120), shadow: 'md', withInitialFocusPlaceholder: false },
    },
    Modal: {
      defaultProps: {
        centered: true,
        overlayProps: { backgroundOpacity: 0.45 },
        radius: 'lg',
        padding: 'lg',
        transitionProps: dialogMotion(140),
      },
      styles: { title: { fontSize: '16px', lineHeight: '24px', fontWeight: 600 } },
    },
    ModalRoot: { defaultProps: { transitionProps: dialogMotion(140) } },
    Drawer: {
      defaultProps: { overlayProps: { backgroundOpacity: 0.45 }, transitionProps: dialogMotion(160) },
      styles: { title: { fontSize: '16px', lineHeight: '24px', fontWeight: 600 } },
    },
  },
});

/**
 * Mantine's theme in the values of `tokens.css`; sizes in px as the visual language gives them.
 *
 * @param words the accessible names that Mantine's own parts need.
 */
export function createAppTheme(words: { readonly close: string }): MantineThemeOverride {
  const closeButtonProps = { 'aria-label': words.close };
  return mergeThemeOverrides(look, {
    components: {
      Drawer: { defaultProps: { closeButtonProps } },
      Modal: { defaultProps: { closeButtonProps } },
      Notification: { defaultProps: { closeButtonProps } },
    },
  });
}

/** Points Mantine's own variables at the tokens, so that both colour schemes have one source. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const roles = {
    '--mantine-color-body': 'var(--bg)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--dim)',
    '--mantine-color-placeholder': 'var(--dim)',
    '--mantine-color-default': 'var(--raised)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--line)',
    '--mantine-color-anchor': 'var(--accent-ink)',
    '--mantine-color-error': 'var(--hard-ink)',
    '--mantine-color-gray-light-color': 'var(--dim)',
    '--mantine-color-gray-text': 'var(--dim)',
    '--mantine-color-accent-light': 'var(--accent-tint)',
    '--mantine-color-accent-light-color': 'var(--accent-ink)',
    '--mantine-color-accent-text': 'var(--accent-ink)',
    '--mantine-color-accent-filled-hover': 'var(--accent-hover)',
    '--mantine-shadow-md': 'var(--shadow-float)',
    // Dimmed letters in the item under the pointer have too little contrast on Mantine's own colour.
    '--menu-item-hover': 'var(--hover)',
  };
  return { variables: {}, light: roles, dark: roles };
};
