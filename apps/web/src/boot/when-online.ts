/** Loads code; without a network, once there is one again. Another failure is the caller's: the code may be gone. */
export const whenOnline =
  <Code>(load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (navigator.onLine) throw error;
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      }
    }
  };
