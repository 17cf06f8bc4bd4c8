import { help } from '@bellgrid/texts/help';
import { Modal } from '@mantine/core';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import type { HelpTopic } from '../../ui/frame/help-topic.ts';
import { SupportText } from '../../ui/frame/SupportText.tsx';
import classes from './HelpDialog.module.css';
import { closeHelp, useHelpDialog } from './help-dialog-store.ts';

i18next.addResourceBundle('en', 'help', help);

/** The help of one screen: its purpose, then short answers under a title each. */
export function HelpDialog() {
  const { t } = useTranslation('help');
  const { opened, topic } = useHelpDialog();
  useFocusReturn(opened);
  return (
    <Modal opened={opened} onClose={closeHelp} title={topic ? t(`${topic}.title`) : ''} size={620}>
      {topic ? <HelpText topic={topic} /> : null}
      <p className={classes.contact}>
        <SupportText text="shell.helpContact" without={null} />
      </p>
    </Modal>
  );
}

function HelpText({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation('help');
  const sections: Readonly<Record<string, { title: string; body: string }>> = t(`${topic}.sections`, {
    returnObjects: true,
  });
  return (
    <div className={classes.text}>
      <p className={classes.intro}>{t(`${topic}.intro`)}</p>
      {Object.entries(sections).map(([id, { title, body }]) => (
        <section key={id}>
          <h3>{title}</h3>
          <p>{body}</p>
        </section>
      ))}
    </div>
  );
}
