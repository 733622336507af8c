import Box from '@mui/material/Box'
import { later } from '../../../ui/lazy/lazy-when-idle.tsx'
import { type ChoiceProps, choiceWidth } from './toolbar-select-props.ts'

/** A choice of one in a list's toolbar. */
export const ListChoice = later(
  () => import('./toolbar-select-field.tsx').then(({ ChoiceSelect }) => ChoiceSelect),
  ({ minWidth }: ChoiceProps) => <Box sx={{ ...choiceWidth(minWidth), height: 40 }} />,
)
