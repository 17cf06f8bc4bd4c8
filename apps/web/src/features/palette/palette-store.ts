import { create } from 'zustand';

/** How often the palette was asked for; 0: it was not loaded yet. */
export const usePaletteAsked = create<{ readonly asked: number }>(() => ({ asked: 0 }));

/** Opens the command palette. */
export const openPalette = (): void => usePaletteAsked.setState(({ asked }) => ({ asked: asked + 1 }));
