import { adminOverview, errorReports, sendErrorReport } from '@bellgrid/protocol';
import { errorReportMail } from '../accounts/account-mails.ts';
import { keepErrorReport, listErrorReports } from '../administration/error-reports.ts';
import { describeServer } from '../administration/overview.ts';
import { handle } from './handler.ts';

export const handleSendErrorReport = handle(sendErrorReport, async (context, { text }) => {
  const { db, caller, post, supportEmail, publicUrl, now } = context;
  const { userId } = caller;
  await keepErrorReport(db, { userId, text, now: now() });
  if (supportEmail !== null) {
    const link = `${publicUrl}/admin/clients/${userId}`;
    const operator = { id: userId, email: supportEmail };
    post(operator, undefined, () => errorReportMail(supportEmail, link, text), 'report');
  }
  return {};
});

export const handleErrorReports = handle(errorReports, async ({ db }) => ({
  reports: await listErrorReports(db),
}));

export const handleAdminOverview = handle(adminOverview, describeServer);
