import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import type { RangeFilterProps } from './range-inputs.tsx'

const RangeInputs = lazy(() => import('./range-inputs.tsx').then((file) => ({ default: file.RangeInputs })))

/** A filter from one value to another. */
export const RangeFilter = (props: RangeFilterProps) => (
  <Suspense fallback={<Box sx={{ height: 40, width: { xs: '100%', sm: 310 } }} />}>
    <RangeInputs {...props} />
  </Suspense>
)
