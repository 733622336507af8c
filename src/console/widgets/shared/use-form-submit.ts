import { type RefObject, useEffect } from 'react'
import { useLatest } from '../../ui/hooks/use-latest.ts'

/**
 * Calls `onSubmit` when the form around `inside` is submitted, before the form's own handler, so that pending text can
 * still be passed to the form data.
 */
export const useFormSubmit = (inside: RefObject<HTMLElement | null>, onSubmit: () => void): void => {
  const latest = useLatest(onSubmit)
  useEffect(() => {
    const form = inside.current?.closest('form')
    const listen = () => latest.current()
    form?.addEventListener('submit', listen, true)
    return () => form?.removeEventListener('submit', listen, true)
  }, [inside, latest])
}
