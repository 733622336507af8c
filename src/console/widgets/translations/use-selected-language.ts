import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFormSubmit } from '../shared/use-form-submit.ts'

/**
 * Which language is shown when there are too many for all. A submit that finds errors goes to the first language with
 * one; errors that appear while somebody types elsewhere never move the view.
 */
export const useSelectedLanguage = (
  root: RefObject<HTMLElement | null>,
  /** The languages as they are shown, by their indexes. */
  order: readonly number[],
  faulty: readonly number[],
  /** The language that is about to take the focus. */
  revealed: { index: number } | undefined,
) => {
  const [selected, select] = useState(order[0] ?? 0)
  const [submits, setSubmits] = useState(0)
  const handled = useRef(0)
  useFormSubmit(root, () => setSubmits((before) => before + 1))
  useEffect(() => {
    const first = faulty[0]
    if (submits === handled.current || first === undefined) return
    handled.current = submits
    if (!faulty.includes(selected)) select(first)
  }, [submits, faulty, selected])
  useEffect(() => {
    if (revealed) select(revealed.index)
  }, [revealed])
  /** What is typed after a submit is no longer that submit's matter. */
  const settle = () => {
    handled.current = submits
  }
  return { selected: order.includes(selected) ? selected : (order[0] ?? 0), select, settle }
}
