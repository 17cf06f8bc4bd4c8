import type { Stripe } from 'stripe';
import { Refusal } from '../errors/refusal.ts';

/** The configuration for taking payments through Stripe. */
export interface StripeConfig {
  readonly secretKey: string;
  /** The price of one teacher. */
  readonly priceId: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's own, for tests. */
  readonly apiUrl: string | null;
  readonly licenseMonths: number;
}

export interface Order {
  readonly userId: string;
  readonly email: string;
  readonly quantity: number;
}

/** A licence that has been paid for. */
export interface PaidLicense {
  /** Equal in every notice of one payment. */
  readonly id: string;
  readonly userId: string;
  readonly count: number;
  readonly expiry: string;
}

export interface Payments {
  /** The page on which to pay; throws UNAVAILABLE. */
  checkout(order: Order): Promise<string>;
  /**
   * The licence that a notice of the payment service reports as paid, or null; throws BAD_REQUEST when it is
   * forged.
   */
  readNotice(body: Uint8Array, signature: string): Promise<PaidLicense | null>;
}

const TIMEOUT_MS = 10_000;

/** Payments through Stripe: each order is one checkout session, whose id is that of the licence. */
export async function createPayments(config: StripeConfig, publicUrl: string): Promise<Payments> {
  // Loaded only where payments are taken.
  const { Stripe: Client } = await import('stripe');
  const stripe = new Client(config.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    ...at(config.apiUrl),
  });
  return {
    checkout: async ({ userId, email, quantity }) => {
      const session = await stripe.checkout.sessions
        .create({
          mode: 'payment',
          line_items: [{ price: config.priceId, quantity }],
          client_reference_id: userId,
          customer_email: email,
          metadata: { userId, quantity: String(quantity) },
          success_url: `${publicUrl}/?licence=bought`,
          cancel_url: `${publicUrl}/?licence=cancelled`,
        })
        .catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          throw new Refusal('UNAVAILABLE', `The payment service did not take the order: ${reason}`);
        });
      if (!session.url) throw new Refusal('UNAVAILABLE', 'The payment service gave no page to pay on.');
      return session.url;
    },
    readNotice: async (body, signature) => {
      const event = await stripe.webhooks
        .constructEventAsync(Buffer.from(body), signature, config.webhookSecret)
        .catch(() => {
          throw new Refusal('BAD_REQUEST', 'The notice is not signed by the payment service.');
        });
      return paidLicense(event, config.licenseMonths);
    },
  };
}

function paidLicense(event: Stripe.Event, months: number): PaidLicense | null {
  const isDone =
    event.type === 'checkout.session.completed' || event.type === 'checkout.session.async_payment_succeeded';
  if (!isDone) return null;
  const { id, client_reference_id: userId, metadata, payment_status: status } = event.data.object;
  const count = Number(metadata?.quantity);
  if (status !== 'paid' || !userId || !Number.isInteger(count) || count < 1) return null;
  const expiry = new Date(event.created * 1000);
  expiry.setUTCMonth(expiry.getUTCMonth() + months);
  return { id: `stripe-${id}`, userId, count, expiry: expiry.toISOString() };
}

function at(apiUrl: string | null) {
  if (apiUrl === null) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}
