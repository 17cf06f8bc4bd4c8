/** How many times as long the random tests run as by default: set BELLGRID_FUZZ_FACTOR for more. */
export const rounds = Number(process.env.BELLGRID_FUZZ_FACTOR ?? 1);
