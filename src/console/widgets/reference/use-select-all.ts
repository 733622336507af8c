import { useState } from 'react'
import type { Picker } from './use-picker.ts'

/** Chooses every record there is, beside those chosen already; `isFailed` after the last try failed. */
export const useSelectAll = (
  picker: Picker,
  chosen: readonly number[],
  onChange: (ids: readonly number[]) => void,
) => {
  const [isFailed, setFailed] = useState(false)
  const selectAll = async (): Promise<void> => {
    setFailed(false)
    try {
      const all = (await picker.loadAll()).map((option) => option.id)
      onChange([...chosen, ...all.filter((each) => !chosen.includes(each))])
    } catch {
      setFailed(true)
    }
  }
  return { selectAll, isFailed }
}
