/** No model is configured: nobody proposes. */
export const NO_PROPOSALS = { isAvailable: false, isUnderWay: false, nextAt: null, last: null };
