import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './AccountMenu.module.css';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

const appearances = [
  { value: 'light', text: 'shell.light', Icon: IconSun },
  { value: 'dark', text: 'shell.dark', Icon: IconMoon },
  { value: 'auto', text: 'shell.auto', Icon: IconDeviceDesktop },
] as const;

/** Light, dark, or as the device has it; kept in this browser. */
export function AppearanceChoice() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(schemeOf(value))}>
      {appearances.map(({ value, text, Icon }) => (
        <Menu.RadioItem key={value} value={value} closeMenuOnClick={false}>
          <span className={classes.scheme}>
            <Icon {...icon} />
            {t(text)}
          </span>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

const schemeOf = (value: string) => appearances.find((choice) => choice.value === value)?.value ?? 'auto';
