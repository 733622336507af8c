import type { FieldProps } from '@rjsf/utils'
import { useRef } from 'react'
import { toVisibility, type Visibility, type VisibilityMode, visibilityModes } from './visibility-value.ts'

/** Keeps only the days of a mode; hidden days of other modes would be validated and refused. */
const keep = (mode: VisibilityMode, days: Omit<Visibility, 'mode'>): Visibility => {
  const { start, end, dates } = days
  if (mode === 'multiple') return { mode, dates: dates ?? [''] }
  return { mode, ...(start && { start }), ...(mode === 'range' && end && { end }) }
}

/** The state of a visibility field. */
export const useVisibility = ({ formData, fieldPathId, onChange }: FieldProps) => {
  const value = toVisibility(formData)
  /** Days of modes selected before, restored when the user returns to them. */
  const days = useRef<Omit<Visibility, 'mode'>>({})
  const set = ({ unseen: _, ...next }: Visibility): void => onChange(next, fieldPathId.path)
  return {
    value,
    setMode: (text: string): void => {
      const { mode: _, unseen: __, ...current } = value
      days.current = { ...days.current, ...current }
      const mode = visibilityModes.find((each) => each === text)
      if (mode) set(keep(mode, days.current))
    },
    setDay: (part: 'start' | 'end', day: string): void => {
      const { [part]: _, ...others } = value
      set(day === '' ? others : { ...others, [part]: day })
    },
    setDates: (dates: readonly string[]): void => set({ mode: 'multiple', dates }),
  }
}
