import { useEffect } from 'react';
import { GENERATE_BUTTON } from './RunLine.tsx';

let isWanted = false;

/** The Generate button gets the focus: at once where it is shown, else as the Schedule screen opens. */
export function wantGenerate(): void {
  isWanted = true;
  focusGenerate();
}

function focusGenerate(): void {
  const button = isWanted ? document.getElementById(GENERATE_BUTTON) : null;
  if (button === null) return;
  isWanted = false;
  button.focus();
}

/** Called by the part of the screen that has the button. */
export function useGenerateFocus(): void {
  useEffect(focusGenerate, []);
}
