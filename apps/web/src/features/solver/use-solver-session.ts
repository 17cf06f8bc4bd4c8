import { solver } from '@bellgrid/protocol';
import { useEffect } from 'react';
import { connectionFound, connectionLost } from '../../document/live/connection.ts';
import { live } from '../../document/live/live-client.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { dispatchSolver, useSolver } from '../../document/run/use-solver.ts';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';

/** The silence of an active run after which its document is fetched, in ms. */
const SILENCE = 8000;

/** Follows the solver while the screen is shown: the live channel, and the document itself when that is silent. */
export function useSolverSession(): void {
  useEffect(() => {
    let heard = Date.now();
    const fetchDocument = async () => {
      heard = Date.now();
      try {
        const document = await call(solver, {});
        dispatchSolver({ type: 'document', document, at: Date.now() });
        connectionFound();
      } catch (error) {
        console.warn('the solver document could not be fetched', error);
        if (isRefusal(error, 'OFFLINE', 'UNAVAILABLE')) connectionLost();
        // Nothing waits for good: a run that is at work refuses another.
        dispatchSolver({ type: 'unanswered' });
      }
    };
    void fetchDocument();
    const timer = window.setInterval(() => {
      const silent = Date.now() - heard > SILENCE;
      if (silent && isActive(useSolver.getState())) void fetchDocument();
    }, 1000);
    const ends = [
      live.on('solver', (document) => {
        heard = Date.now();
        dispatchSolver({ type: 'document', document, at: heard });
      }),
      live.on('solverEvent', ({ instanceID, event }) => {
        heard = Date.now();
        dispatchSolver({ type: 'event', instanceID, event, at: heard });
      }),
    ];
    window.addEventListener('offline', connectionLost);
    return () => {
      window.removeEventListener('offline', connectionLost);
      window.clearInterval(timer);
      for (const end of ends) end();
    };
  }, []);
}
