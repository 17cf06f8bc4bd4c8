import { useMatches } from '@tanstack/react-router';
import { type Screen, screenOf } from './screens.ts';

// The address changes before the code of the next screen has been loaded: a frame that followed it would for that time name
// another screen than the one that is shown.
const pathOf = (matches: readonly { readonly pathname: string }[]): string => matches.at(-1)?.pathname ?? '';

/** The screen that is shown; it stays the same while the address changes within it. */
export const useShownScreen = (): Screen | undefined =>
  useMatches({ select: (matches) => screenOf(pathOf(matches)), structuralSharing: false });

const HOME = '/dashboard';

/** True of the home page and the screens below it, which have no sidebar: they are about the school and the account as a whole. */
export const useIsHome = (): boolean =>
  useMatches({
    select: (matches) => pathOf(matches) === HOME || pathOf(matches).startsWith(`${HOME}/`),
  });
