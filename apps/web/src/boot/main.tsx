import '../platform/theme/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from '../platform/focus-keeper.ts';
import { showFirstLanguage, startTexts } from '../platform/texts/i18n.ts';
import { App } from './App.tsx';

startTexts();
await showFirstLanguage();
keepFocus(document);

const root = document.getElementById('root');
if (!root) throw new Error('main: the page has no #root element');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
