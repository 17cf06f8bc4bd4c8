import * as z from 'zod';

/** A point in time as a client sends it: ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime().max(40);
