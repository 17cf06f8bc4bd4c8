/** Asks a thread one question and ends it after its answer; rejects when it breaks, or with the reason of the signal. */
export async function askThread<Answer>(
  thread: Worker,
  question: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await new Promise<Answer>((resolve, reject) => {
      thread.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
      thread.addEventListener('error', ({ message }) => reject(new Error(message)));
      signal.addEventListener('abort', () => reject(signal.reason));
      thread.postMessage(question);
    });
  } finally {
    thread.terminate();
  }
}
