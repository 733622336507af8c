/**
 * How often a property is tried: `usual` times, or as many times more as `PROPERTY_RUNS` says (`PROPERTY_RUNS=20` tries
 * each twenty times as often).
 */
export const runs = (usual: number): number => usual * Math.max(1, Number(process.env.PROPERTY_RUNS) || 1)
