import { DirectionProvider, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../texts/i18n.ts';
import { createAppTheme, cssVariablesResolver } from '../theme/theme.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

/** The application with everything that it stands in. */
export function App() {
  const [theme] = useState(() => createAppTheme({ close: t('common.close') }));
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
