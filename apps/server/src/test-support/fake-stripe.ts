import { createServer } from 'node:http';
import { Stripe } from 'stripe';

export interface FakeStripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export interface FakeStripe {
  readonly url: string;
  /** The orders that came, as the form fields that Stripe takes. */
  readonly orders: Map<string, string>[];
  /** Refuses from now on. */
  readonly break: () => void;
  readonly close: () => Promise<void>;
}

/**
 * A server that speaks as much of Stripe's interface as the product uses: orders, a page at `/pay/` on which each is paid, and
 * signed notices of the payment, to the server that the page leads back to.
 */
export async function startFakeStripe({ secretKey, webhookSecret }: FakeStripeOptions): Promise<FakeStripe> {
  const orders: Map<string, string>[] = [];
  let isBroken = false;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const answer = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    const [, place = ''] = /^\/pay\/cs_test_(\d+)$/.exec(request.url ?? '') ?? [];
    const order = orders[Number(place) - 1];
    if (order && request.method === 'GET') {
      const page = `<title>Pay</title><form method="post"><button>Pay for ${order.get('metadata[quantity]')}</button></form>`;
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    }
    if (order) {
      const back = order.get('success_url') ?? '';
      const session = {
        id: `cs_test_${place}`,
        client_reference_id: order.get('client_reference_id'),
        metadata: { quantity: order.get('metadata[quantity]') },
        payment_status: 'paid',
      };
      await sendNotice(new URL(back).origin, session, { secret: webhookSecret });
      return void response.writeHead(303, { location: back }).end();
    }
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return answer(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
    }
    if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions' || isBroken) {
      return answer(400, { error: { type: 'invalid_request_error', message: 'No such price' } });
    }
    orders.push(new Map(new URLSearchParams(body)));
    const id = `cs_test_${orders.length}`;
    answer(200, { id, object: 'checkout.session', url: `http://${request.headers.host}/pay/${id}` });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return {
    url: `http://127.0.0.1:${port}`,
    orders,
    break: () => {
      isBroken = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export interface NoticeOptions {
  readonly secret: string;
  readonly type?: string;
  /** The time of the event; the notice is signed at `signedAt`. */
  readonly created?: Date;
  readonly signedAt?: Date;
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** Sends a notice of the payment service to a server, signed with a secret. */
export function sendNotice(
  url: string,
  session: object,
  { secret, type = 'checkout.session.completed', created = new Date(), signedAt = new Date() }: NoticeOptions,
): Promise<Response> {
  const event = { id: 'evt_1', object: 'event', type, created: secondsOf(created) };
  const payload = JSON.stringify({ ...event, data: { object: session } });
  const timestamp = secondsOf(signedAt);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return fetch(`${url}/api/licenses/stripe-webhook`, {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
  });
}
