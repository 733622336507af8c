import { useState } from 'react'
import { isWithheld } from './picker-parts.tsx'
import type { Picker } from './use-picker.ts'

/** Adds all available records to the selection; `isFailed` after the last try failed. */
export const useSelectAll = (
  picker: Picker,
  chosen: readonly number[],
  onChange: (ids: readonly number[]) => void,
) => {
  const [isFailed, setFailed] = useState(false)
  const selectAll = async (): Promise<void> => {
    setFailed(false)
    try {
      const all = (await picker.loadAll()).flatMap((option) => (isWithheld(option) ? [] : [option.id]))
      onChange([...chosen, ...all.filter((each) => !chosen.includes(each))])
    } catch {
      setFailed(true)
    }
  }
  return { selectAll, isFailed }
}
