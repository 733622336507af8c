import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFormSubmit } from '../shared/use-form-submit.ts'

/**
 * The visible language in the tabs view. A submit with errors selects the first language with one; errors that appear
 * during typing elsewhere never change the view.
 */
export const useSelectedLanguage = (
  root: RefObject<HTMLElement | null>,
  /** The languages in display order, as indexes. */
  order: readonly number[],
  faulty: readonly number[],
  /** The language that is about to get the focus. */
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
  /** Input after a submit no longer belongs to that submit. */
  const settle = () => {
    handled.current = submits
  }
  return { selected: order.includes(selected) ? selected : (order[0] ?? 0), select, settle }
}
