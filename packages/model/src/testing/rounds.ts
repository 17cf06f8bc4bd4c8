/** The factor by which the random tests run longer than by default: set BELLGRID_FUZZ_FACTOR for more. */
export const rounds = Number(process.env.BELLGRID_FUZZ_FACTOR ?? 1);
