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

type Failure = 'not-an-image' | 'file-too-large' | 'not-stored' | 'not-removed';

const texts = {
  'not-an-image': 'form.not-an-image',
  'file-too-large': 'form.file-too-large',
  'not-stored': 'structure.options.logoNotStored',
  'not-removed': 'structure.options.logoNotRemoved',
} as const;

/** The logo of the school: chosen from a file, stored at once, and taken away again. */
export function LogoField() {
  const { t } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const stored = user?.logo ?? null;

  const show = (changed: Partial<UserDocument>): void => {
    queryClient.setQueryData(currentUserQuery.queryKey, (now) => now && { ...now, ...changed });
  };
  const store = async (file: File): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const { changed, failure: found } = await storeLogo(file);
    show(changed);
    setFailure(found);
    setBusy(false);
  };
  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      show(await call(deleteLogo, {}));
    } catch (error) {
      console.error(error);
      setFailure('not-removed');
    }
    setBusy(false);
  };
  const choose = (file: File | null) => {
    if (!file) return;
    const [issue] = checkLogoFile(file).errors;
    if (issue) setFailure(issue);
    else void store(file);
  };
  return (
    <section aria-labelledby="school-logo">
      <h2 className={classes.heading} id="school-logo">
        {t('structure.options.logo')}
      </h2>
      <div className={classes.logo}>
        {stored && stored.lastUpdated !== broken ? (
          <img
            src={`${logoCall.path}?${encodeURIComponent(stored.lastUpdated)}`}
            alt={t('structure.options.logoOf', { name: stored.originalFilename })}
            onError={() => setBroken(stored.lastUpdated)}
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
          <Button size="sm" variant="subtle" color="hard" disabled={isBusy} onClick={() => void remove()}>
            {t('structure.options.removeLogo')}
          </Button>
        ) : null}
      </div>
      <p role="status" className={classes.failure}>
        {failure === null ? null : t(texts[failure])}
      </p>
    </section>
  );
}

interface StoredLogo {
  readonly changed: Partial<UserDocument>;
  readonly failure: 'not-an-image' | 'not-stored' | null;
}

/** Stores the file as the logo. When that fails, the failure is logged and the logo of before stays. */
export async function storeLogo(file: File): Promise<StoredLogo> {
  try {
    return { changed: await call(uploadLogo, { filename: file.name }, { body: file }), failure: null };
  } catch (error) {
    if (isRefusal(error, 'NOT_AN_IMAGE')) return { changed: {}, failure: 'not-an-image' };
    console.error(error);
    return { changed: {}, failure: 'not-stored' };
  }
}
