import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

const addresses = {
  structure: '/',
  teacher: '/teachers',
  group: '/classes',
  classroom: '/classrooms',
  subject: '/subjects',
} as const;

/** The way to the screen where a school gets what a tab without content lacks. */
export function ScreenLink({ to }: { to: keyof typeof addresses }) {
  const { t } = useTranslation();
  return (
    <Button renderRoot={(props) => <Link to={addresses[to]} {...props} />}>
      {t(`constraints.open.${to}`)}
    </Button>
  );
}
