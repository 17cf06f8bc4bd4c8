import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A password with a button that shows it, by mouse or keyboard. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation();
  const toggle = { 'aria-label': t('account.showPassword'), tabIndex: 0 };
  return <PasswordInput {...props} visibilityToggleButtonProps={toggle} />;
}
