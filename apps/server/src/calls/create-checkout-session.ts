import { createCheckoutSession } from '@bellgrid/protocol';
import { Refusal } from '../http/refusal.ts';
import { handle } from './handler.ts';

export const handleCreateCheckoutSession = handle(
  createCheckoutSession,
  async ({ payments, caller }, { quantity, email, uid }) => {
    const { userId } = caller;
    if (uid !== undefined && uid !== userId) {
      throw new Refusal('FORBIDDEN', 'Licences are bought for the own school.');
    }
    if (!payments) {
      throw new Refusal(
        'PAYMENT_NOT_SET_UP',
        'This server takes no payments: an administrator adds licences.',
      );
    }
    return { url: await payments.checkout({ userId, email: email ?? caller.email, quantity }) };
  },
);
