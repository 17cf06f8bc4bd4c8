import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Trans } from 'react-i18next';
import { siteQuery } from '../../platform/site-query.ts';

/** The address for questions to the operator of this server; null where none is named, and until it is known. */
export function useSupportEmail(): string | null {
  return useQuery(siteQuery).data?.supportEmail ?? null;
}

interface SupportTextProps {
  /** A text with the words `<support>…</support>`, which become a link to the operator's address. */
  readonly text: 'shell.helpContact' | 'shell.suspendedBody' | 'solver.longSupport' | 'saving.notLicensed';
  /** The text to show where the operator names no address; null for none. */
  readonly without: 'shell.suspendedAlone' | 'saving.notLicensedAlone' | null;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A text that names the support, as a link; worded without it where there is no address. */
export function SupportText({ text, without, values = {} }: SupportTextProps) {
  const address = useSupportEmail();
  if (address === null) return without === null ? null : <Trans i18nKey={without} values={values} />;
  const link = <Anchor href={`mailto:${address}`} inherit underline="always" />;
  return <Trans i18nKey={text} values={values} components={{ support: link }} />;
}
