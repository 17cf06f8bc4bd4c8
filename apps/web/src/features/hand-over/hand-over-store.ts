import type { Id } from '@bellgrid/model';
import { create } from 'zustand';

/** The teacher whose lessons are to be handed over; null while the dialog is closed. */
export const useHandOver = create<{ readonly teacher: Id | null }>(() => ({ teacher: null }));

export const askHandOver = (teacher: Id | null): void => useHandOver.setState({ teacher });
