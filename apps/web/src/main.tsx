import './theme/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepFocus } from './app/focus-keeper.ts';
import { showFirstLanguage, startTexts } from './texts/i18n.ts';

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
