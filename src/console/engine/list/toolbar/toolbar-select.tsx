import Box from '@mui/material/Box'
import { lazyWhenIdle } from '../../../ui/lazy/lazy-when-idle.tsx'
import { type ToolbarSelectProps, toolbarSelectWidth } from './toolbar-select-props.ts'

/** A choice of one in a list's toolbar. */
export const ToolbarSelect = lazyWhenIdle(
  () => import('./toolbar-select-field.tsx').then(({ ToolbarSelectField }) => ToolbarSelectField),
  ({ minWidth }: ToolbarSelectProps) => <Box sx={{ ...toolbarSelectWidth(minWidth), height: 40 }} />,
)
