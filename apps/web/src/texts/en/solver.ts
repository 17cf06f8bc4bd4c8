export const solver = { title: 'Solver' };
