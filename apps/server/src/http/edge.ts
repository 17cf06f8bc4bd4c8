import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The data that every request carries through the application. */
export interface Edge {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The client's address. */
    address: string;
    /** The requested route, for the counters. */
    route?: string;
    /** The caller, for the log; set once the session is known. */
    userId?: string;
    /** The administrator who acted as that user. */
    impersonatedBy?: string;
  };
}

export type EdgeContext = Context<Edge>;
