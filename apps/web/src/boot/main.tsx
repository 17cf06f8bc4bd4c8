import '../platform/theme/styles.ts';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { keepFocus } from '../platform/focus-keeper.ts';
import { queryClient } from '../platform/query-client.ts';
import { showFirstLanguage, startTexts } from '../platform/texts/i18n.ts';
import { createAppTheme, cssVariablesResolver } from '../platform/theme/theme.ts';
import { router } from './router.tsx';

/** The application with its providers. */
function App() {
  const { t } = useTranslation();
  const close = t('common.close');
  const theme = useMemo(() => createAppTheme({ close }), [close]);
  return (
    <DirectionProvider>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        <Notifications position="bottom-center" autoClose={3000} limit={4} />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}

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
