import { type Dispatch, type SetStateAction, useEffect, useMemo } from 'react'
import type { GridRow } from './use-edited-rows.ts'

/** The number of faults in rows; adds the keys of their columns to `setFaulty`, so that each fault is in view. */
export const useFaultCount = (
  rows: readonly GridRow[],
  setFaulty: Dispatch<SetStateAction<ReadonlySet<string>>>,
): number => {
  const faults = useMemo(() => rows.flatMap((row) => Object.keys(row.faults)), [rows])
  useEffect(
    () =>
      setFaulty((before) =>
        faults.every((key) => before.has(key)) ? before : new Set([...before, ...faults]),
      ),
    [faults, setFaulty],
  )
  return faults.length
}
