import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { whenPageIdle } from './page-idle.ts'

/** Whether network and browser were idle once since the component is there. */
export const usePageIdle = (): boolean => {
  const queries = useQueryClient()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    void whenPageIdle(queries).then(() => {
      if (!isUnmounted) setIdle(true)
    })
    return () => {
      isUnmounted = true
    }
  }, [queries])
  return isIdle
}
