import Skeleton from '@mui/material/Skeleton'
import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A field whose code is a file of its own, since few forms have one; `height`, in pixels, is kept for it until it has
 * come.
 */
export const lazyField = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: number,
): ComponentType<Props> => {
  const Field: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={<Skeleton variant='rounded' height={height} />}>
      <Field {...props} />
    </Suspense>
  )
}
