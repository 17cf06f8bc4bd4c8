import { createServer } from 'node:http';

export interface FakeStripe {
  readonly url: string;
  /** The orders that came, as the form fields that Stripe takes. */
  readonly orders: Map<string, string>[];
  /** Refuses from now on. */
  readonly break: () => void;
  readonly close: () => Promise<void>;
}

/** A server that speaks as much of Stripe's interface as the product uses. */
export async function startFakeStripe(secretKey: string): Promise<FakeStripe> {
  const orders: Map<string, string>[] = [];
  let isBroken = false;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const answer = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return answer(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
    }
    if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions' || isBroken) {
      return answer(400, { error: { type: 'invalid_request_error', message: 'No such price' } });
    }
    orders.push(new Map(new URLSearchParams(body)));
    const id = `cs_test_${orders.length}`;
    answer(200, { id, object: 'checkout.session', url: `https://checkout.example.org/${id}` });
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
