import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { RangeFilterProps } from './use-range.ts'

const RangeInputs = lazy(() => import('./range-inputs.tsx').then((file) => ({ default: file.RangeInputs })))

/** A filter by a range; numbers are formatted in the present language. */
export const RangeFilter = (props: RangeFilterProps) => {
  const { language } = useTranslation().i18n
  return (
    <Suspense fallback={<Box sx={{ height: 40, width: { xs: '100%', sm: 310 } }} />}>
      <RangeInputs key={language} {...props} />
    </Suspense>
  )
}
