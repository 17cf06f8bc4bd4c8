import { create } from 'zustand';

/** The number of requests for the palette; 0: it was not loaded yet. */
export const usePaletteAsked = create<{ readonly asked: number }>(() => ({ asked: 0 }));

/** Opens the command palette. */
export const openPalette = (): void => usePaletteAsked.setState(({ asked }) => ({ asked: asked + 1 }));
