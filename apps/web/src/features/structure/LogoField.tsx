import { checkLogoFile } from '@bellgrid/model';
import { deleteLogo, logo as logoCall, type UserDocument, uploadLogo } from '@bellgrid/protocol';
import { Button, FileButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import classes from './SchoolOptions.module.css';

const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp';

type Failure = 'not-an-image' | 'file-too-large' | 'failed';

/** The logo of the school: chosen from a file, stored at once, and taken away again. */
export function LogoField() {
  const { t } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const stored = user?.logo ?? null;

  const run = async (work: () => Promise<UserDocument>) => {
    setBusy(true);
    setFailure(null);
    try {
      const changed = await work();
      queryClient.setQueryData(currentUserQuery.queryKey, (now) => now && { ...now, ...changed });
    } catch (error) {
      setFailure(isRefusal(error, 'NOT_AN_IMAGE') ? 'not-an-image' : 'failed');
    }
    setBusy(false);
  };
  const choose = (file: File | null) => {
    if (!file) return;
    const [issue] = checkLogoFile(file).errors;
    if (issue) setFailure(issue);
    else void run(() => call(uploadLogo, { filename: file.name }, { body: file }));
  };
  return (
    <section aria-labelledby="school-logo">
      <h2 className={classes.heading} id="school-logo">
        {t('structure.options.logo')}
      </h2>
      <div className={classes.logo}>
        {stored ? (
          <img
            src={`${logoCall.path}?${encodeURIComponent(stored.lastUpdated)}`}
            alt={t('structure.options.logoOf', { name: stored.originalFilename })}
          />
        ) : (
          <span className={classes.noLogo}>
            <IconPhoto size={22} stroke={1.5} aria-hidden />
          </span>
        )}
        <FileButton onChange={choose} accept={ACCEPTED}>
          {(props) => (
            <Button {...props} size="sm" variant="default" loading={isBusy}>
              {t(stored ? 'structure.options.otherLogo' : 'structure.options.chooseLogo')}
            </Button>
          )}
        </FileButton>
        {stored ? (
          <Button
            size="sm"
            variant="subtle"
            color="hard"
            disabled={isBusy}
            onClick={() => void run(() => call(deleteLogo, {}))}
          >
            {t('structure.options.removeLogo')}
          </Button>
        ) : null}
      </div>
      <p role="status" className={classes.failure}>
        {failure === null
          ? null
          : t(failure === 'failed' ? 'structure.options.logoFailed' : `form.${failure}`)}
      </p>
    </section>
  );
}
