import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What every request carries through the application. */
export interface Edge {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The client's address. */
    address: string;
    /** What was asked for, for the counters. */
    route?: string;
    /** Who called, for the log; set once the session is known. */
    userId?: string;
    /** The administrator who acted as that user. */
    impersonatedBy?: string;
  };
}

export type EdgeContext = Context<Edge>;
