import { Refusal } from '../errors/refusal.ts';
import type { EdgeContext } from './edge.ts';
import { readBody } from './read-body.ts';
import type { Services } from './services.ts';
import { takePayment } from './take-payment.ts';

const MAX_NOTICE_BYTES = 256 * 1024;

/**
 * Answers one notice of the payment service; its signature, over the bytes of the body, takes the place of a
 * session.
 */
export async function answerPaymentNotice(c: EdgeContext, services: Services): Promise<Response> {
  c.header('cache-control', 'no-store');
  const { payments } = services;
  const signature = c.req.header('stripe-signature');
  if (!signature) throw new Refusal('UNAUTHENTICATED', 'The notice is not signed.');
  if (!payments) throw new Refusal('NOT_FOUND', 'This server takes no payments.');
  const license = await payments.readNotice(await readBody(c.req.raw, MAX_NOTICE_BYTES), signature);
  if (license) await takePayment(services, license);
  return c.json({});
}
